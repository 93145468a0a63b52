// The files of a page.

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>

#include "net/Meeting.h"
#include "net/PageFolder.h"
#include "net/RawConnection.h"

namespace net::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class Page : public ::testing::Test {
  protected:
    Page() {
        write("page/index.html", "<p>start");
        write("page/engine.js", "plain script");
        write("page/engine.js.br", "BR");
        write("page/engine.js.gz", "GZ!");
        write("page/parts/a b.json", "{}");
        write("page/.hidden", "secret");
        write("page/empty.css", "");
        write("secret.txt", "secret");
        write("page-secret/x", "secret");
        std::filesystem::create_symlink("../secret.txt", page_ / "link.txt");
        std::filesystem::create_symlink("..", page_ / "up");
        ::mkfifo((page_ / "pipe").c_str(), 0600);
    }
    void write(const std::string& name, const std::string& content) {
        std::filesystem::create_directories((folder_ / name).parent_path());
        std::ofstream(folder_ / name) << content;
    }
    /// The whole answer to a request on a connection of its own.
    std::string answer(const std::string& line, const std::string& headers = "") {
        RawConnection raw(meeting().port());
        raw.send(line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "\r\n");
        EXPECT_TRUE(raw.untilClosed());
        return raw.read();
    }
    Meeting& meeting() {
        if (!meeting_) {
            ServerOptions options = patient();
            options.page = page_;
            meeting_.emplace(options);
        }
        return *meeting_;
    }

    support::TemporaryFolder folder_;
    std::filesystem::path page_ = folder_ / "page";
    std::optional<Meeting> meeting_;
};

TEST_F(Page, FilesComeWithTheirTypeAndTheHeadersOfThePage) {
    const std::string start = answer("GET /");
    EXPECT_THAT(start, AllOf(HasSubstr("HTTP/1.1 200 OK\r\n"), HasSubstr("Content-Type: text/html"),
                             HasSubstr("Content-Length: 8\r\n"), HasSubstr("\r\n\r\n<p>start")));
    std::ifstream script(DOLMEN_SOURCE_DIR "/web/serve.py");
    const std::string served{std::istreambuf_iterator<char>(script), {}};
    for (const std::string name :
         {"Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy", "Cross-Origin-Resource-Policy",
          "X-Content-Type-Options", "Referrer-Policy", "Cache-Control", "Content-Security-Policy"}) {
        // Up to the end of the line: the policy is longer than one there.
        const std::size_t begin = served.find('"' + name + "\": \"");
        ASSERT_NE(begin, std::string::npos) << name;
        const std::size_t value = begin + name.size() + 5;
        EXPECT_THAT(start, HasSubstr(name + ": " + served.substr(value, served.find('"', value) - value)));
    }
    EXPECT_THAT(answer("GET /parts/a%20b.json?x=/../y"), HasSubstr("Content-Type: application/json"));
    EXPECT_THAT(answer("GET /empty.css"), HasSubstr("Content-Length: 0\r\n"));
}

TEST_F(Page, CompressedCopiesComeToWhoTakesThem) {
    EXPECT_THAT(answer("GET /engine.js"),
                AllOf(HasSubstr("plain script"), Not(HasSubstr("Content-Encoding"))));
    EXPECT_THAT(answer("GET /engine.js", "Accept-Encoding: gzip, deflate, br\r\n"),
                AllOf(HasSubstr("Content-Encoding: br\r\n"), HasSubstr("Content-Type: text/javascript"),
                      HasSubstr("Vary: Accept-Encoding"), HasSubstr("\r\n\r\nBR")));
    EXPECT_THAT(answer("GET /engine.js", "Accept-Encoding: br;q=0, gzip;q=0.5\r\n"),
                HasSubstr("\r\n\r\nGZ!"));
    EXPECT_THAT(answer("GET /engine.js", "Accept-Encoding: identity\r\n"), HasSubstr("plain script"));
}

TEST_F(Page, NothingOutsideOfTheFolderIsGiven) {
    for (const char* path : {"/../secret.txt",
                             "/%2e%2e/secret.txt",
                             "/%2E%2E%2Fsecret.txt",
                             "/..%2fsecret.txt",
                             "/parts/../../secret.txt",
                             "/parts/%2e%2e/%2e%2e/secret.txt",
                             "/..%5csecret.txt",
                             "/..\\secret.txt",
                             "//secret.txt",
                             "/./../secret.txt",
                             "/link.txt",
                             "/up/secret.txt",
                             "/up",
                             "/.hidden",
                             "/%2ehidden",
                             "/pipe",
                             "/parts",
                             "/parts/",
                             "/engine.js/",
                             "/engine.js%00.html",
                             "/../page-secret/x",
                             "/%",
                             "/%2",
                             "/%zz",
                             "/%252e%252e/secret.txt",
                             "/nothing",
                             "/engine.js/x",
                             "secret.txt",
                             "http://localhost/index.html",
                             "*"}) {
        const std::string got = answer(std::string("GET ") + path);
        EXPECT_THAT(got, HasSubstr("HTTP/1.1 4")) << path;
        EXPECT_THAT(got, Not(HasSubstr("secret"))) << path;
    }
}

TEST_F(Page, OnlyGetAndHeadAreKnown) {
    EXPECT_THAT(answer("HEAD /engine.js"), AllOf(HasSubstr("200 OK"), HasSubstr("Content-Length: 12\r\n"),
                                                 Not(HasSubstr("plain script"))));
    EXPECT_THAT(answer("HEAD /nothing"), AllOf(HasSubstr("404"), Not(HasSubstr("Not Found\n"))));
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "XYZ"})
        EXPECT_THAT(answer(std::string(method) + " /"),
                    AllOf(HasSubstr("405"), HasSubstr("Allow: GET, HEAD")));
    EXPECT_THAT(answer("POST /", "Content-Length: 5\r\n"), HasSubstr("413"));
}

TEST_F(Page, UnchangedFilesAreNotSentAgain) {
    const std::string first = answer("GET /engine.js");
    const std::size_t begin = first.find("ETag: ") + 6;
    const std::string tag = first.substr(begin, first.find('\r', begin) - begin);
    const std::string again = answer("GET /engine.js", "If-None-Match: " + tag + "\r\n");
    EXPECT_THAT(again,
                AllOf(HasSubstr("304"), HasSubstr("Content-Security-Policy"), Not(HasSubstr("plain"))));
    write("page/engine.js", "changed");
    EXPECT_THAT(answer("GET /engine.js", "If-None-Match: " + tag + "\r\n"), HasSubstr("changed"));
}

TEST_F(Page, LongRequestsAreRefused) {
    EXPECT_THAT(answer("GET /" + std::string(3'000, 'a')), HasSubstr("414"));
    EXPECT_THAT(answer("GET /", "X: " + std::string(9'000, 'a') + "\r\n"), HasSubstr("431"));
}

TEST_F(Page, OneConnectionCanAskManyTimesButNotForEver) {
    RawConnection raw(meeting().port());
    for (int i = 0; i < 3; ++i) raw.send("GET /engine.js HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(until([&] {
        const std::string& all = raw.read();
        std::size_t count = 0;
        for (std::size_t at = all.find("plain script"); at != std::string::npos;
             at = all.find("plain script", at + 1))
            ++count;
        return count == 3;
    }));
    for (int i = 0; i < 2'000; ++i) raw.send("GET /empty.css HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_TRUE(raw.untilRead("429"));
    EXPECT_TRUE(raw.untilClosed());
}

TEST_F(Page, LargeFilesComeWhole) {
    std::string large(3 << 20, 'x');
    for (std::size_t i = 0; i < large.size(); i += 1'000) large[i] = static_cast<char>('a' + i % 26);
    write("page/large.wasm", large);
    const std::string got = answer("GET /large.wasm");
    EXPECT_THAT(got.substr(0, 2'000), HasSubstr("Content-Type: application/wasm"));
    EXPECT_TRUE(got.ends_with("\r\n\r\n" + large));
}

TEST_F(Page, WithoutAFolderThereAreNoFiles) {
    meeting_.emplace();
    EXPECT_THAT(answer("GET /"), HasSubstr("404"));
    EXPECT_THAT(answer("GET /socket"), HasSubstr("404"));
}

TEST_F(Page, TypesAreThoseOfThePage) {
    EXPECT_EQ(contentTypeOf("a/b.wasm"), "application/wasm");
    EXPECT_EQ(contentTypeOf("b.webmanifest"), "application/manifest+json");
    EXPECT_EQ(contentTypeOf("b.pack"), "application/octet-stream");
    EXPECT_EQ(contentTypeOf("b.png"), "image/png");
    EXPECT_EQ(contentTypeOf("b.svg"), "image/svg+xml");
    EXPECT_EQ(contentTypeOf("b.woff2"), "font/woff2");
    EXPECT_EQ(contentTypeOf("b"), "application/octet-stream");
}

}  // namespace
}  // namespace net::testing
