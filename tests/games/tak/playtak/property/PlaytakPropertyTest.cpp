// Any bytes, and every turn of random games.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/tak/playtak/Conversation.h"
#include "games/tak/playtak/Talk.h"
#include "games/tak/playtak/TurnText.h"
#include "games/tak/rules/property/RandomPlay.h"
#include "support/Extent.h"

namespace tak::playtak {
namespace {

class PlaytakTurns : public ::testing::TestWithParam<int> {};

TEST_P(PlaytakTurns, AreReadAsTheyWereWritten) {
    const rules::Position start(rules::Setup::standard(GetParam()));
    for (std::uint64_t seed = 0; seed < support::extent<std::uint64_t>(4, 100); ++seed)
        for (const rules::test::Policy policy : rules::test::kPolicies)
            rules::test::playRandomly(start, policy, seed, 200, [](const rules::Position& position) {
                rules::MoveList moves;
                rules::legalMoves(position, moves);
                for (const rules::Move move : moves) {
                    const std::string text = writeTurn(move);
                    ASSERT_EQ(readTurn(text), move) << text;
                }
            });
}

INSTANTIATE_TEST_SUITE_P(Sizes, PlaytakTurns, ::testing::Range(rules::kMinSize, rules::kMaxSize + 1));

const std::vector<std::string>& knownLines() {
    static const std::vector<std::string> kLines{
        "Welcome!",
        "Login or Register",
        "OK",
        "NOK",
        "Welcome Guest1!",
        "Error:Invalid move",
        "Game Start 7 Guest1 vs Guest2 white 5 600 10 4 21 1 1 0 0 0 0",
        "Game Start 7 5 Guest1 vs Guest2 black 600 4 21 1 0 0",
        "Game#7 P A1",
        "Game#7 P E5",
        "Game#7 P C3 W",
        "Game#7 M A1 A2 1",
        "Game#7 Timems 610000 600000",
        "Game#7 Time 61 60",
        "Game#7 Undo",
        "Game#7 OfferDraw",
        "Game#7 RequestUndo",
        "Game#7 Over R-0",
        "Game#7 Abandoned. Guest2 quit",
        "Seek new 1 Anna 5 600 10 A 4 21 1 1 0 0 0 0 0",
        "Seek remove 1",
        "Accept Rematch 4",
        "Rematch seek created with ID: 4",
        "GameList Add 7 A B 5 600 10 4 21 1 1 0 0",
        "Online 4",
        R"(OnlinePlayers ["A", "B"])",
        "Message Guest2 has disconnected. They have 120 seconds to reconnect",
        "Message Guest2 has reconnected.",
        "Shout <A> b",
        "Authentication failure"};
    return kLines;
}

std::string disturbed(std::string line, base::Random& random) {
    for (std::uint32_t changes = random.below(4); changes > 0; --changes) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(line.size() + 1));
        const auto letter = static_cast<char>(random.below(256));
        switch (random.below(4)) {
            case 0:
                line.insert(at, 1, letter);
                break;
            case 1:
                line.erase(at, 1 + random.below(4));
                break;
            case 2:
                line.insert(at, " ");
                break;
            default:
                if (at < line.size()) line[at] = letter;
        }
    }
    return line;
}

/// What a player would look at and try.
void meddle(testing::Talk& talk, base::Random& random) {
    const auto& game = talk.conversation.game();
    if (!game) return;
    (void)game->running();
    rules::MoveList moves;
    rules::legalMoves(game->game().position(), moves);
    if (game->awaitsOwn() && moves.size() > 0) (void)talk.conversation.play(moves[0]);
    if (random.below(8) == 0) (void)talk.conversation.sayInGame(SayInGame::What::RequestUndo);
    if (random.below(8) == 0) (void)talk.conversation.askRematch();
}

TEST(PlaytakConversation, SurvivesAnyLines) {
    for (std::uint64_t seed = 0; seed < support::extent<std::uint64_t>(200, 5000); ++seed) {
        base::Random random(seed);
        testing::Talk talk;
        talk.conversation.connected();
        for (int i = 0; i < 200; ++i) {
            const auto& lines = knownLines();
            const std::string& line = lines[random.below(static_cast<std::uint32_t>(lines.size()))];
            talk.conversation.heard(disturbed(line, random));
            talk.conversation.update(0.5F);
            meddle(talk, random);
            for (const std::string& sent : talk.sent())
                ASSERT_EQ(sent.find_first_of("\r\n"), std::string::npos) << sent;
            if (random.below(50) == 0) talk.conversation.connected();
        }
    }
}

}  // namespace
}  // namespace tak::playtak
