#include "app/library/GameStandings.h"

#include <algorithm>
#include <cmath>

#include "app/catalog/PlayerNames.h"
#include "unicode/Fold.h"

namespace app {

namespace {

ui::screens::StandingModel standingOf(std::string name, const archive::Standing& standing) {
    return {.name = std::move(name),
            .games = standing.games,
            .wins = standing.wins,
            .draws = standing.draws,
            .losses = standing.losses,
            .average = std::to_string(std::lround(standing.averagePlies)),
            .streak = standing.currentStreak,
            .longest = standing.longestStreak};
}

}  // namespace

void GameStandings::refresh(const CatalogEntry* kind) {
    if (kind != kind_) chosen_ = 0;
    kind_ = kind;
    made_.reset();
    ++waiting_;
    using Answer = base::Result<std::vector<archive::PlayerStatistics>>;
    const std::string id = kind == nullptr ? "" : kind->kind->id();
    archive_.ask([id](archive::Archive& archive) { return archive.statistics({.game = id}); },
                 [this, alive = alive_, kind](Answer answer) {
                     if (!*alive) return;
                     --waiting_;
                     if (answer && kind == kind_) players_ = std::move(*answer);
                     narrow(words_);
                     changed_();
                 });
}

void GameStandings::narrow(const std::string& words) {
    if (words != words_) chosen_ = 0;
    words_ = words;
    constexpr std::size_t kMostWords = 32;
    const std::vector<std::string> wanted = unicode::foldedWords(words, kMostWords);
    listed_.clear();
    playersIn_.reset();
    made_.reset();
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const std::string name = unicode::folded(players_[i].player.name);
        if (std::all_of(wanted.begin(), wanted.end(),
                        [&](const std::string& word) { return name.find(word) != std::string::npos; }))
            listed_.push_back(i);
    }
    choose(chosen_);
}

void GameStandings::choose(int row) {
    chosen_ = std::clamp(row, 0, std::max(0, static_cast<int>(listed_.size()) - 1));
}

const CatalogEntry& GameStandings::only() const { return kind_ == nullptr ? games_.first() : *kind_; }

std::string GameStandings::nameOf(const archive::Player& player, const i18n::Catalogue& texts) const {
    return player.name.empty() ? texts.tr("without a name") : shownName(*only().kind, player.name, texts);
}

/// With several kinds of game, the variant alone would be ambiguous.
std::string GameStandings::nameOf(const std::pair<std::string, std::string>& variant,
                                  const i18n::Catalogue& texts) const {
    const CatalogEntry* const game =
        kind_ == nullptr && games_.several() ? games_.find(variant.first) : nullptr;
    if (game == nullptr) return variant.second.empty() ? "–" : variant.second;
    const std::string title = texts.tr(game->kind->name().c_str());
    return variant.second.empty() ? title : title + " " + variant.second;
}

const ui::screens::StatisticsModel& GameStandings::model(const i18n::Catalogue& texts) {
    if (playersIn_ != texts.language()) makePlayers(texts);
    const Made now{.language = texts.language(), .chosen = chosen_, .waits = waits()};
    if (made_ == now) return model_;
    made_ = now;
    model_.chosen = chosen_;
    model_.empty = waits()            ? texts.tr("Counting …")
                   : players_.empty() ? texts.tr("No game has been finished yet.")
                                      : texts.tr("Nobody with this name has finished a game.");
    model_.all = {};
    model_.groups.clear();
    if (!listed_.empty()) makeChosen(texts);
    return model_;
}

void GameStandings::makePlayers(const i18n::Catalogue& texts) {
    playersIn_ = texts.language();
    model_.players.clear();
    for (const std::size_t index : listed_) {
        const archive::PlayerStatistics& player = players_[index];
        model_.players.push_back(
            {nameOf(player.player, texts), texts.trn("{count} game", "{count} games", player.all.games,
                                                     {{"count", std::to_string(player.all.games)}})});
    }
}

void GameStandings::makeChosen(const i18n::Catalogue& texts) {
    const archive::PlayerStatistics& shown = players_[listed_[static_cast<std::size_t>(chosen_)]];
    model_.all = standingOf(nameOf(shown.player, texts), shown.all);
    ui::screens::StatisticsModel::Group opponents{texts.tr("By opponent")};
    for (const archive::Versus& versus : shown.byOpponent)
        opponents.standings.push_back(standingOf(nameOf(versus.other, texts), versus.standing));
    ui::screens::StatisticsModel::Group variants{texts.tr(games_.variantWords(kind_).by.c_str())};
    for (const auto& [variant, standing] : shown.byVariant)
        variants.standings.push_back(standingOf(nameOf(variant, texts), standing));
    ui::screens::StatisticsModel::Group seats{texts.tr("By side")};
    for (const auto& [seat, standing] : shown.bySeat) {
        const game::PlayerId player = game::playerAt(static_cast<std::size_t>(seat));
        // With several kinds of game, seat names alone would be ambiguous.
        const std::string name = kind_ == nullptr && games_.several()
                                     ? texts.tr("Player {number}", {{"number", std::to_string(seat + 1)}})
                                     : texts.tr(only().kind->seatName(player).c_str());
        seats.standings.push_back(standingOf(name, standing));
    }
    model_.groups = {std::move(seats), std::move(variants), std::move(opponents)};
}

}  // namespace app
