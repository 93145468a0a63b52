#include "app/common/UserFolders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <optional>

#include "app/common/Paths.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

TEST(UserFolders, AreReadAsTheDesktopWritesThem) {
    const auto folders = readUserFolders(
        "# comment\n\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n XDG_VIDEOS_DIR = \"/mnt/films\"\n"
        "XDG_DOCUMENTS_DIR=\"$HOME/a \\\"b\\\" \\$c\"\nXDG_MUSIC_DIR=\"$HOME/\"\n",
        "/home/ann");
    EXPECT_THAT(folders, ElementsAre(Pair("XDG_DOCUMENTS_DIR", fs::path("/home/ann/a \"b\" $c")),
                                     Pair("XDG_MUSIC_DIR", fs::path("/home/ann/")),
                                     Pair("XDG_PICTURES_DIR", fs::path("/home/ann/Bilder")),
                                     Pair("XDG_VIDEOS_DIR", fs::path("/mnt/films"))));
    for (const char* bad : {"XDG_PICTURES_DIR=Bilder", "XDG_PICTURES_DIR=\"Bilder\"", "XDG_PICTURES_DIR", "=",
                            "XDG_PICTURES_DIR=\"$HOMES/x\"", "#XDG_PICTURES_DIR=\"/x\""})
        EXPECT_THAT(readUserFolders(bad, "/home/ann"), IsEmpty()) << bad;
}

/// Variables of the environment, which it restores.
class PathsTest : public testing::Test {
  protected:
    PathsTest() {
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_PICTURES_DIR", "XDG_VIDEOS_DIR", "DOLMEN_CONFIG"})
            set(name, "");
        set("HOME", folder_ / "home");
    }
    ~PathsTest() override {
        for (const auto& [name, value] : before_)
            value ? setenv(name.c_str(), value->c_str(), 1) : unsetenv(name.c_str());
    }
    void set(const std::string& name, const fs::path& value) {
        const char* before = std::getenv(name.c_str());
        before_.try_emplace(name, before ? std::optional<std::string>(before) : std::nullopt);
        value.empty() ? unsetenv(name.c_str()) : setenv(name.c_str(), value.c_str(), 1);
    }
    void write(const std::string& file, const std::string& text) const {
        ASSERT_TRUE(base::writeFile(folder_ / file, text));
    }

    support::TemporaryFolder folder_;
    std::map<std::string, std::optional<std::string>> before_;
};

TEST_F(PathsTest, AreThoseOfTheDesktop) {
    fs::create_directories(folder_ / "home/Papiere");
    write("home/.config/user-dirs.dirs",
          "XDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_VIDEOS_DIR=\"$HOME/Filme\"\n"
          "XDG_DOCUMENTS_DIR=\"$HOME/Papiere\"\n");
    const Paths paths = Paths::find();
    EXPECT_EQ(paths.pictures, folder_ / "home/Bilder");
    EXPECT_EQ(paths.videos, folder_ / "home/Filme");
    EXPECT_EQ(paths.games, folder_ / "home/Papiere");
}

TEST_F(PathsTest, WithoutADesktopHaveTheUsualNames) {
    const Paths paths = Paths::find();
    EXPECT_EQ(paths.pictures, folder_ / "home/Pictures");
    EXPECT_EQ(paths.videos, folder_ / "home/Videos");
    EXPECT_EQ(paths.games, folder_ / "home") << "a dialog begins in a folder that exists";
    fs::create_directories(folder_ / "home/Documents");
    EXPECT_EQ(Paths::find().games, folder_ / "home/Documents");
}

TEST_F(PathsTest, TheConfigurationIsNotInARelativeFolder) {
    set("XDG_CONFIG_HOME", "relative");
    EXPECT_EQ(Paths::find().config, folder_ / "home/.config/dolmen");
    write("home/far/user-dirs.dirs", "XDG_PICTURES_DIR=\"/mnt/pictures\"\n");
    set("XDG_CONFIG_HOME", folder_ / "home/far");
    EXPECT_EQ(Paths::find().config, folder_ / "home/far/dolmen");
    EXPECT_EQ(Paths::find().pictures, "/mnt/pictures");
}

}  // namespace
}  // namespace app
