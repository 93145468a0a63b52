#include "net/Identity.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <thread>

#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace net {
namespace {

using ::testing::HasSubstr;

class IdentityFile : public ::testing::Test {
  protected:
    void write(const std::string& content) { std::ofstream(file_) << content; }
    [[nodiscard]] std::string content() const { return *base::readFile(file_); }
    [[nodiscard]] std::string problem() const {
        const auto opened = Identity::open(file_);
        return opened ? "" : opened.error().describe();
    }

    support::TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "new" / "identity.pem";
};

TEST_F(IdentityFile, IsMadeOnceAndOnlyForItsUser) {
    const auto made = Identity::open(file_);
    ASSERT_TRUE(made) << made.error().describe();
    struct stat status {};
    ASSERT_EQ(::stat(file_.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600U);
    const std::string before = content();
    const auto read = Identity::open(file_);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->fingerprint(), made->fingerprint());
    EXPECT_EQ(content(), before);
    EXPECT_THAT(before, HasSubstr("BEGIN PRIVATE KEY"));
    EXPECT_NE(Identity::open(folder_ / "other.pem")->fingerprint(), made->fingerprint());
}

TEST_F(IdentityFile, IsOneForAllWhoMakeItAtOnce) {
    std::vector<std::optional<Fingerprint>> found(8);
    {
        std::vector<std::jthread> programs;
        for (auto& mine : found)
            programs.emplace_back([&] {
                if (const auto opened = Identity::open(file_)) mine = opened->fingerprint();
            });
    }
    for (const auto& each : found) {
        EXPECT_TRUE(each);
        EXPECT_EQ(each, found[0]);
    }
}

TEST_F(IdentityFile, ABrokenOneIsNamedAndStays) {
    ASSERT_TRUE(Identity::open(file_));
    const std::string whole = content();
    write("rubbish");
    EXPECT_THAT(problem(), HasSubstr("identity.pem: it holds no certificate in PEM"));
    EXPECT_EQ(content(), "rubbish");
    write("");
    EXPECT_THAT(problem(), HasSubstr("no certificate"));
    write(whole.substr(0, whole.find("-----BEGIN PRIVATE")));
    EXPECT_THAT(problem(), HasSubstr("identity.pem: it holds no private key"));
    write(whole.substr(0, whole.size() - 60));
    EXPECT_THAT(problem(), HasSubstr("no private key"));
    const auto other = Identity::open(folder_ / "other.pem");
    write(whole.substr(0, whole.find("-----BEGIN PRIVATE")) +
          other->key().substr(other->key().find("-----BEGIN PRIVATE")));
    EXPECT_THAT(problem(), HasSubstr("belongs to another certificate"));
}

TEST_F(IdentityFile, APasswordIsNotAskedFor) {
    ASSERT_TRUE(Identity::open(file_));
    const std::string whole = content();
    write(whole.substr(0, whole.find("-----BEGIN PRIVATE")) +
          "-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAg=\n"
          "-----END ENCRYPTED PRIVATE KEY-----\n");
    EXPECT_THAT(problem(), HasSubstr("private key in PEM without a password"));
}

TEST_F(IdentityFile, ALinkThatLeadsNowhereIsNotReplaced) {
    std::filesystem::create_directories(file_.parent_path());
    std::filesystem::create_symlink("nowhere", file_);
    EXPECT_THAT(problem(), HasSubstr("identity.pem"));
    EXPECT_TRUE(std::filesystem::is_symlink(file_));
}

TEST_F(IdentityFile, CertificatesOfOnesOwnAreTwoFiles) {
    const auto made = Identity::open(file_);
    ASSERT_TRUE(made);
    const std::string whole = content();
    const auto chain = folder_ / "chain.pem";
    const auto key = folder_ / "key.pem";
    const std::size_t middle = whole.find("-----BEGIN PRIVATE");
    std::ofstream(chain) << whole.substr(0, middle);
    std::ofstream(key) << whole.substr(middle);
    const auto loaded = Identity::load(chain, key);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->fingerprint(), made->fingerprint());
    EXPECT_THAT(Identity::load(key, key).error().describe(), HasSubstr("key.pem: it holds no certificate"));
    EXPECT_THAT(Identity::load(chain, chain).error().describe(), HasSubstr("chain.pem: it holds no private"));
    EXPECT_THAT(Identity::load(folder_ / "none", key).error().describe(), HasSubstr("none"));
}

}  // namespace
}  // namespace net
