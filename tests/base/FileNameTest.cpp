#include "base/FileName.h"

#include <gtest/gtest.h>

#include "base/Utf8.h"

namespace base {
namespace {

constexpr const char* kLatin = "/home/ann/Partie d'\xE9t\xE9.ptn";

TEST(FileName, IsShownInOneLineOfUtf8) {
    EXPECT_EQ(shownPath("/a/Café.ptn"), "/a/Café.ptn");
    EXPECT_EQ(shownPath(kLatin), "/home/ann/Partie d'été.ptn");
    EXPECT_EQ(shownPath("two\nlines\tand\x1B[31m.ptn"), "two\\x0Alines\\x09and\\x1B[31m.ptn");
}

TEST(FileName, SurvivesAsText) {
    for (const char* path :
         {"/a/b.ptn", "/a/Café\nnoir.ptn", kLatin, "/100%/\xFF\xFE", "/%E9/\xE9", "/\xE9%"}) {
        const std::string text = pathText(path);
        EXPECT_FALSE(firstForeignByte(text)) << path;
        EXPECT_EQ(pathOf(text).string(), path) << text;
    }
    EXPECT_EQ(pathText("/a/Café\nnoir.ptn"), "/a/Café\nnoir.ptn") << "as in earlier versions";
    EXPECT_EQ(pathText("/a b/\xE9"), "file:///a%20b/%E9");
}

TEST(FileName, ABadUriIsTakenAsItIs) {
    EXPECT_EQ(pathOf("file:///a%2"), "/a%2");
    EXPECT_EQ(pathOf("file:///a%zz%"), "/a%zz%");
    EXPECT_EQ(pathOf(""), "");
}

}  // namespace
}  // namespace base
