#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/catalog/GameCatalog.h"

/// A second game for tests of the catalogue: the first game under another name, with its own files, and with
/// two or four seats in forms, but not three.
namespace test {

class OtherKind final : public game::Kind {
  public:
    explicit OtherKind(std::unique_ptr<game::Kind> first) : first_(std::move(first)) {}
    [[nodiscard]] std::string id() const override { return "other"; }
    [[nodiscard]] std::string name() const override { return "Other"; }
    [[nodiscard]] std::vector<int> playerCounts() const override { return {2, 4}; }
    [[nodiscard]] std::string seatName(game::PlayerId player) const override {
        return "Seat " + std::to_string(player.value + 1);
    }
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::OptionValues&) const override {
        return {};
    }
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> create(const game::OptionValues& values,
                                                                    game::Chance chance) const override {
        return first_->create(values, chance);
    }
    [[nodiscard]] base::Result<Reading> read(std::string_view text, std::string_view file,
                                             const ReadRequest& request) const override {
        return first_->read(text.starts_with(kHead) ? text.substr(kHead.size()) : text, file, request);
    }
    base::Result<void> readAll(std::string_view text, std::string_view file,
                               const Intake& intake) const override {
        return first_->readAll(text.starts_with(kHead) ? text.substr(kHead.size()) : text, file, intake);
    }
    [[nodiscard]] std::string write(const game::Record& game) const override {
        return std::string(kHead) + first_->write(game);
    }
    [[nodiscard]] std::string writeView(const game::View& view) const override {
        return first_->writeView(view);
    }
    [[nodiscard]] base::Result<std::unique_ptr<const game::View>> readView(
        std::string_view text) const override {
        return first_->readView(text);
    }
    [[nodiscard]] base::Result<SetUp> readPosition(std::string_view text,
                                                   const game::OptionValues& = {}) const override {
        return base::Error{base::msgid("expected a position"), std::string(text)};
    }
    [[nodiscard]] std::string extension() const override { return ".other"; }
    [[nodiscard]] bool claims(std::string_view text, std::string_view wanted) const override {
        return Kind::claims(text, wanted) || text.starts_with(kHead);
    }

  private:
    static constexpr std::string_view kHead = "; other\n";
    std::unique_ptr<game::Kind> first_;
};

inline app::CatalogEntry otherGame() {
    app::CatalogEntry entry = std::move(app::gameCatalog().front());
    entry.kind = std::make_unique<OtherKind>(std::move(entry.kind));
    entry.announcements = {};
    entry.showcase.clear();
    entry.howToPlay.clear();
    return entry;
}

}  // namespace test
