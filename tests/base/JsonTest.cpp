#include "base/Json.h"

#include <gtest/gtest.h>

namespace {

using base::Json;
using base::TextPosition;

TEST(Json, KnowsWhereEveryValueStands) {
    const auto read =
        Json::read("{\n  \"a\": [1,\n    {\"b\\\"\\u0041\": true}],\n\t\"c\" :\"x\"\n}", "f.json");
    ASSERT_TRUE(read) << read.error().describe();
    const auto& root = read->root();
    EXPECT_EQ(read->positionOf(root), (TextPosition{1, 1}));
    EXPECT_EQ(read->positionOf(root["a"]), (TextPosition{2, 8}));
    EXPECT_EQ(read->positionOf(root["a"][0]), (TextPosition{2, 9}));
    EXPECT_EQ(read->positionOf(root["a"][1]["b\"A"]), (TextPosition{3, 19}));
    EXPECT_EQ(read->positionOf(root["c"]), (TextPosition{4, 7}));
    const nlohmann::json copy = root;
    EXPECT_EQ(read->positionOf(copy), TextPosition{});
}

TEST(Json, TheLastOfEqualMembersCounts) {
    const auto read = Json::read(R"({"a": [1, 2], "a": 3, "b": {"c": 1}, "b": {"d": 2}})", "");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->positionOf(read->root()["a"]), (TextPosition{1, 20}));
    EXPECT_EQ(read->positionOf(read->root()["b"]["d"]), (TextPosition{1, 49}));
}

TEST(Json, NamesThePlaceThatIsNoJson) {
    const auto broken = Json::read("{\n  \"name\": \"x\",,\n}", "f.json");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().at, (TextPosition{2, 15}));
    EXPECT_EQ(broken.error().file, "f.json");
    for (const char* text :
         {"", "{", "[1, 2", "\"open", "{\"a\" 1}", "{\"a\": 1e9999}", "\xff\xfe{", "{} x", "\"\\"})
        EXPECT_FALSE(Json::read(text, "f.json")) << text;
}

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
}

TEST(Json, NamesThePlaceOfANumberThatIsTooLarge) {
    const auto broken = Json::read("{\"a\": [-1.5e3, \"9e999\"],\n \"b\": 1e9999, \"c\": 2}", "f.json");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().at, (TextPosition{2, 7}));
    EXPECT_EQ(broken.error().message.english(), "a number is too large");
}

TEST(Json, IsRefusedWhereItIsNestedTooDeep) {
    EXPECT_TRUE(Json::read(nested(Json::kDeepest), ""));
    EXPECT_TRUE(Json::read("[\"" + nested(200'000) + "\\\"[[\"]", "")) << "brackets in a text are none";
    for (const int depth : {Json::kDeepest + 1, 20'000, 200'000}) {
        const auto read = Json::read(nested(depth), "deep.json");
        ASSERT_FALSE(read) << depth;
        EXPECT_EQ(read.error().describe(), "deep.json:1:33: lists and objects are nested more than 32 deep");
    }
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
    EXPECT_FALSE(Json::read(objects, ""));
}

TEST(Json, IsRefusedWhereItIsTooLarge) {
    EXPECT_TRUE(Json::read("\"" + std::string(Json::kLargest - 2, 'x') + "\"", ""));
    const auto read = Json::read("\"" + std::string(Json::kLargest, 'x') + "\"", "f.json");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message.english(), "the file is larger than 1024 KiB");
}

}  // namespace
