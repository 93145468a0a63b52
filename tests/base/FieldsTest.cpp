#include "base/Fields.h"

#include <gtest/gtest.h>

#include <limits>

namespace base {
namespace {

enum class Ink : std::uint8_t { Green, Red };

struct Note {
    std::string text;
    std::vector<int> numbers;
    std::optional<Ink> ink;
    bool loud = false;
    friend bool operator==(const Note&, const Note&) = default;
};

template <class Fields>
void eachField(Fields& fields, FieldOf<Fields, Note>& note) {
    fields.text(note.text, 20);
    fields.list(note.numbers, 3, [&](auto& number) { fields.number(number, -5, 99); });
    fields.maybe(note.ink, [&](auto& ink) { fields.number(ink, 0, 1); });
    fields.flag(note.loud);
    fields.endLine();
}

std::string written(const Note& note) {
    FieldWriter fields;
    eachField(fields, note);
    return fields.take();
}

struct Read {
    Note note;
    std::string error;
};
Read read(std::string_view text) {
    FieldReader fields(text);
    Read read;
    eachField(fields, read.note);
    if (const auto end = fields.end(); !end) read.error = end.error().describe();
    return read;
}

TEST(Fields, AreReadAsTheyWereWritten) {
    const Note note{.text = "two words: \n 7", .numbers = {-5, 0, 99}, .ink = Ink::Red, .loud = true};
    EXPECT_EQ(read(written(note)).note, note);
    EXPECT_EQ(read(written(note)).error, "");
    EXPECT_EQ(read(written({})).note, Note{});
}

TEST(Fields, NumbersOfAnySizeComeThrough) {
    using Limits = std::numeric_limits<std::int64_t>;
    FieldWriter out;
    const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    out.number(largest, Limits::min(), Limits::max());
    const std::string text = out.take();
    FieldReader in(text);
    std::uint64_t back = 0;
    in.number(back, Limits::min(), Limits::max());
    EXPECT_TRUE(in.end());
    EXPECT_EQ(back, largest);
}

TEST(Fields, AnErrorSaysWhatWasExpectedAndWhere) {
    EXPECT_EQ(read("3:abc 1 7 0 0 ").error, "1:15: expected the end of the line");
    EXPECT_EQ(read("3:abc 1 100 0 0 \n").error, "1:9: expected a number from -5 to 99");
    EXPECT_EQ(read("3:abc 4 1 1 1 1 0 0 \n").error, "1:7: expected a number from 0 to 3");
    EXPECT_EQ(read("20:abc 0 0 0 \n").error, "1:4: the text ends too early");
    EXPECT_EQ(read("").error, "1:1: expected a number from 0 to 20");
    EXPECT_EQ(read(written({}) + "more").error, "2:1: expected the end of the text");
}

TEST(Fields, EveryDamagedTextIsRefusedOrReadAsAnother) {
    const std::string text = written({.text = "abc", .numbers = {1, 22}, .ink = Ink::Green});
    for (std::size_t i = 0; i < text.size(); ++i) {
        EXPECT_FALSE(read(text.substr(0, i)).error.empty()) << i;
        std::string damaged = text;
        damaged[i] = '9';
        const Read other = read(damaged);
        EXPECT_TRUE(!other.error.empty() || written(other.note) == damaged) << damaged;
    }
}

}  // namespace
}  // namespace base
