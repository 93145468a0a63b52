#include "games/tak/play/tei/TeiPrograms.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "base/Printable.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/tei/TeiBot.h"

namespace tak::play {
namespace {

using base::msgid;
using game::ProgramOption;

ProgramOption::Type typeOf(const std::string& type) {
    using Type = ProgramOption::Type;
    constexpr std::array kTypes{std::pair{"check", Type::Toggle}, std::pair{"spin", Type::Number},
                                std::pair{"combo", Type::Choice}, std::pair{"button", Type::Button}};
    for (const auto& [name, meant] : kTypes)
        if (type == name) return meant;
    return Type::Text;
}

class IntroducedProgram final : public game::Introduction {
  public:
    explicit IntroducedProgram(TeiIntroduction introduction) : introduction_(std::move(introduction)) {}

    [[nodiscard]] std::string name() const override { return introduction_.name; }
    [[nodiscard]] std::string author() const override { return introduction_.author; }
    [[nodiscard]] std::vector<ProgramOption> options() const override {
        std::vector<ProgramOption> options;
        for (const TeiOption& option : introduction_.options) {
            const auto isOption = [&](const char* name) {
                return &option == introduction_.setupOption(name);
            };
            if (std::any_of(std::begin(tei_option::kAll), std::end(tei_option::kAll), isOption)) continue;
            options.push_back({.name = option.name,
                               .type = typeOf(option.type),
                               .fallback = option.fallback == "<empty>" ? "" : option.fallback,
                               .min = option.min,
                               .max = option.max,
                               .choices = option.values});
        }
        return options;
    }
    [[nodiscard]] std::optional<base::Message> refusal(const std::string& option,
                                                       const std::string& value) const override {
        const TeiOption* declared = introduction_.option(option);
        if (!declared) return base::Message{msgid("there is no option {name}"), {{"name", option}}};
        return play::refusal(*declared, value);
    }
    [[nodiscard]] base::Result<void> accepts(const game::State& start) const override {
        return introduction_.accepts(static_cast<const TakState&>(start).position().setup());
    }
    [[nodiscard]] bool tellsAbout(const game::State&) const override {
        return introduction_.statesSizes();  // the older dialect has no line for them
    }

  private:
    TeiIntroduction introduction_;
};

}  // namespace

std::function<void(const TeiLine&)> teiLog(game::ProgramLog log) {
    if (!log) return {};
    return [log = std::move(log)](const TeiLine& line) {
        constexpr std::size_t kLongest = 400;  // bytes
        using From = game::ProgramLine::From;
        const From from = line.from == TeiLine::From::Us       ? From::Us
                          : line.from == TeiLine::From::Engine ? From::Program
                                                               : From::Errors;
        log({from, base::printable(base::shortened(line.text, kLongest))});
    };
}

std::string TeiPrograms::explanation() const {
    return msgid(
        "An engine is a program that speaks TEI, such as dolmen-engine with the argument \"tei\". Choose its "
        "file, and it can play like the levels do. Where it does not know how a game begins, its first turn "
        "is "
        "chosen for it.");
}

base::Result<std::unique_ptr<const game::Introduction>> TeiPrograms::introduce(const game::Program& program,
                                                                               const Request& request) const {
    auto started = TeiClient::start(
        {.command = program.command, .patience = patience_, .log = teiLog(request.log)}, request.stop);
    if (const auto* failure = std::get_if<TeiFailure>(&started)) return base::Error{failure->problem};
    TeiClient& client = std::get<TeiClient>(started);
    if (!request.press.empty()) {
        enterOptions(client, program.options);
        if (auto pressed = client.setOption(request.press, ""); !pressed) return pressed.error();
    }
    return std::unique_ptr<const game::Introduction>(
        std::make_unique<IntroducedProgram>(client.introduction()));
}

base::Result<void> TeiPrograms::tryGame(const game::Program& program, const game::State& start,
                                        const Request& request) const {
    auto started = TeiClient::start(
        {.command = program.command, .patience = patience_, .log = teiLog(request.log)}, request.stop);
    if (const auto* failure = std::get_if<TeiFailure>(&started)) return base::Error{failure->problem};
    TeiClient& client = std::get<TeiClient>(started);
    enterOptions(client, program.options);
    const auto& setup = static_cast<const TakState&>(start).position().setup();
    if (auto failure = client.newGame(setup, request.stop)) return base::Error{std::move(failure->problem)};
    return {};
}

std::unique_ptr<game::Bot> TeiPrograms::createBot(game::Program program, game::ProgramLog log) const {
    return std::make_unique<TeiBot>(std::move(program), std::move(log), patience_);
}

}  // namespace tak::play
