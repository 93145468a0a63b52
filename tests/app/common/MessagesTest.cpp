#include "app/common/Messages.h"

#include <gtest/gtest.h>

namespace {

class MessagesTest : public testing::Test {
  protected:
    i18n::Catalogue texts_;
    std::string logged_;
    base::Log log_{[this](base::LogLevel, std::string_view text) { logged_ += std::string(text) + "\n"; }};
    app::Messages messages_{texts_, log_};
};

TEST_F(MessagesTest, ToastsDisappearAndAreFew) {
    messages_.toast("a\x1b");
    messages_.toast("b", ui::kit::Severity::Warning);
    EXPECT_EQ(messages_.toasts().front().text, "a\\x1B") << "no screen or terminal obeys it";
    EXPECT_NE(logged_.find("b\n"), std::string::npos);
    messages_.update(4);
    ASSERT_EQ(messages_.toasts().size(), 1U);
    EXPECT_EQ(messages_.toasts().front().text, "b");
    for (const char* text : {"1", "2", "3", "4"}) messages_.toast(text);
    ASSERT_EQ(messages_.toasts().size(), 4U);
    EXPECT_EQ(messages_.toasts().front().text, "1");
    messages_.update(10);
    EXPECT_TRUE(messages_.toasts().empty());
}

TEST_F(MessagesTest, AFileThatWasSavedStaysLongerAndAlone) {
    messages_.saved("a.png saved", "/home/ada/a.png");
    EXPECT_FALSE(messages_.update(5));
    ASSERT_EQ(messages_.toasts().size(), 1U);
    EXPECT_EQ(messages_.toasts().front().file, "/home/ada/a.png");
    messages_.saved("b.png saved", "/home/ada/b.png");
    ASSERT_EQ(messages_.toasts().size(), 1U);
    EXPECT_TRUE(messages_.update(10)) << "the interface must be drawn without it";
    messages_.saved("c.png saved", "/home/ada/c.png");
    messages_.closeSaved();
    EXPECT_TRUE(messages_.toasts().empty());
}

TEST_F(MessagesTest, NoticesWaitForEachOtherAndAreToldOnce) {
    EXPECT_EQ(messages_.nextNotice(), nullptr);
    messages_.notice("one", "", {{base::msgid("no room"), "file"}});
    messages_.notice("one", "", {{base::msgid("no room"), "file"}});
    messages_.notice("two", "", std::vector<base::Error>(60, base::Error{base::msgid("no room")}));
    EXPECT_EQ(messages_.nextNotice()->messages, std::vector<std::string>{"file: no room"});
    messages_.closeNotice();
    EXPECT_EQ(messages_.nextNotice()->title, "two");
    EXPECT_EQ(messages_.nextNotice()->messages.size(), 50U) << "more than anybody reads";
    messages_.closeNotice();
    messages_.closeNotice();
    EXPECT_EQ(messages_.nextNotice(), nullptr);
}

TEST_F(MessagesTest, AReportIsANoticeWithoutWarnings) {
    int warnings = 0;
    base::Log log([&](base::LogLevel level, std::string_view) {
        if (level != base::LogLevel::Info) ++warnings;
    });
    app::Messages messages(texts_, log);
    messages.report("over", "12 to 8", {"Elo +70", "a\x1b"});
    ASSERT_NE(messages.nextNotice(), nullptr);
    EXPECT_EQ(messages.nextNotice()->summary, "12 to 8");
    EXPECT_EQ(messages.nextNotice()->messages, (std::vector<std::string>{"Elo +70", "a\\x1B"}));
    EXPECT_EQ(warnings, 0) << "a result is no problem";
}

}  // namespace
