#include "cli/tak/EngineSettings.h"

#include "cli/arena/ResultText.h"

namespace cli {
namespace {

using namespace tak::engine;

constexpr std::string_view kMarginPrefix = "margin.";
constexpr int kSmallHashMiB = 16;  ///< enough for short thoughts, of many engines at a time

base::Result<void> enterSetting(int& target, std::string_view key, std::string_view text, int least,
                                int most) {
    const auto number = arena::wholeNumber(key, text, least, most);
    if (!number) return number.error();
    target = static_cast<int>(*number);
    return {};
}

base::Result<void> enterSetting(Options& options, std::string_view key, std::string_view value) {
    if (key == "level") return enterSetting(options.level, key, value, kMinLevel, kMaxLevel);
    if (key == "hash") return enterSetting(options.hashMiB, key, value, 1, kMaxHashMiB);
    if (key == "threads") return enterSetting(options.threads, key, value, 1, kMaxThreads);
    if (key == "network") {
        if (value != "yes" && value != "no") return base::Error{base::msgid("network is yes or no")};
        options.learned = value == "yes";
        return {};
    }
    if (key.starts_with(kMarginPrefix))
        for (const MarginRange& range : marginRanges())
            if (key.substr(kMarginPrefix.size()) == range.name)
                return enterSetting(options.margins.*range.value, key, value, range.least, range.most);
    return base::Error{{base::msgid("unknown key \"{key}\""), {{"key", key}}}};
}

}  // namespace

base::Result<Options> engineOptionsOf(const BotSettings& settings) {
    Options options{.hashMiB = kSmallHashMiB};
    for (const auto& [key, value] : settings)
        if (const auto entered = enterSetting(options, key, value); !entered) return entered.error();
    return options;
}

}  // namespace cli
