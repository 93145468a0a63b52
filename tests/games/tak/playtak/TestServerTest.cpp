// Two conversations play through the test server.

#include <gtest/gtest.h>

#include <deque>
#include <memory>

#include "base/Random.h"
#include "games/tak/playtak/Conversation.h"
#include "games/tak/playtak/server/TestServer.h"

namespace tak::playtak::testing {
namespace {

/// Everybody in one thread, with the lines between them.
class Table final : public Outbox {
  public:
    explicit Table(Manners manners) : server_(*this, manners) {
        for (int client = 0; client < 2; ++client) {
            const std::string token(20, static_cast<char>('a' + client));
            wires_.push_back(std::make_unique<Line>(*this, client));
            players.push_back(std::make_unique<Conversation>(*wires_.back(), "Dolmen", LoginAsGuest{token}));
            connect(client);
        }
    }
    void send(int client, const std::string& line) override { toPlayers_.push_back({client, line}); }
    void close(int client) override { toPlayers_.push_back({client, std::nullopt}); }

    /// Brings lines until none is under way.
    void carry() {
        while (!toPlayers_.empty() || !toServer_.empty()) {
            for (; !toServer_.empty(); toServer_.pop_front())
                server_.heard(toServer_.front().client, *toServer_.front().line);
            if (toPlayers_.empty()) continue;
            const Letter letter = toPlayers_.front();
            toPlayers_.pop_front();
            if (letter.line) {
                players[index(letter.client)]->heard(*letter.line);
                continue;
            }
            ++breaks;
            players[index(letter.client)]->disconnected();
            server_.disconnected(letter.client);
            connect(letter.client);
        }
    }
    void pass(Milliseconds time) {
        server_.update(time);
        for (const auto& player : players) player->update(static_cast<float>(time.count()) / 1000);
        carry();
    }

    std::vector<std::unique_ptr<Conversation>> players;
    int breaks = 0;

  private:
    class Line final : public Wire {
      public:
        Line(Table& table, int client) : table_(table), client_(client) {}
        void send(std::string line) override { table_.toServer_.push_back({client_, std::move(line)}); }

      private:
        Table& table_;
        int client_;
    };
    struct Letter {
        int client;
        std::optional<std::string> line;
    };
    static std::size_t index(int client) { return static_cast<std::size_t>(client); }
    void connect(int client) {
        players[index(client)]->connected();
        server_.connected(client);
    }

    TestServer server_;
    std::vector<std::unique_ptr<Wire>> wires_;
    std::deque<Letter> toPlayers_;
    std::deque<Letter> toServer_;
};

void beginGame(Table& table, const Terms& terms) {
    table.carry();
    ASSERT_TRUE(table.players[0]->seek({.terms = terms}));
    table.carry();
    ASSERT_EQ(table.players[1]->seeks().size(), 1U);
    ASSERT_TRUE(table.players[1]->accept(table.players[1]->seeks().begin()->first));
    table.carry();
    for (const auto& player : table.players) ASSERT_TRUE(player->game() && !player->game()->isOver());
}

/// Random turns until the end, or so many.
void playRandomly(Table& table, std::uint64_t seed, int plies) {
    base::Random random(seed);
    while (!table.players[0]->game()->isOver() && plies-- > 0) {
        for (const auto& player : table.players) {
            if (!player->game()->awaitsOwn()) continue;
            rules::MoveList moves;
            rules::legalMoves(player->game()->game().position(), moves);
            ASSERT_TRUE(player->play(
                moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]));
            break;
        }
        table.pass(Milliseconds(500));
        ASSERT_EQ(table.players[0]->game()->game().moves(), table.players[1]->game()->game().moves());
    }
}

TEST(TestServer, SeatsTwoWhoPlayToTheEndInEachVersion) {
    for (const int version : {0, 1, 2})
        for (const bool late : {false, true}) {
            Table table({.version = version, .confirmsLate = late});
            beginGame(table, {.size = 4, .seconds = 6000, .increment = 3, .stones = 15, .capstones = 0});
            playRandomly(table, 11, 1000);
            for (const auto& player : table.players) {
                EXPECT_EQ(player->version(), version);
                ASSERT_TRUE(player->game()->isOver());
                EXPECT_EQ(player->game()->terms().increment, 3);
                // A server does not tell whether the board is full or a supply is out.
                EXPECT_EQ(player->game()->over()->result,
                          rules::resultText(player->game()->game().outcome()));
            }
        }
}

TEST(TestServer, ABrokenLineIsTakenUpAgain) {
    for (const int version : {0, 2}) {
        Table table({.version = version, .dropGame = 1, .dropPly = 5});
        beginGame(table, {.size = 4, .seconds = 6000, .increment = 3, .stones = 15, .capstones = 0});
        playRandomly(table, 7, 1000);
        EXPECT_EQ(table.breaks, 1);
        EXPECT_TRUE(table.players[0]->game()->isOver());
        EXPECT_TRUE(table.players[1]->game()->isOver());
    }
}

TEST(TestServer, ClocksAgree) {
    Table table({});
    beginGame(table, {.size = 5, .seconds = 100, .increment = 2});
    playRandomly(table, 3, 6);
    table.pass(Milliseconds(1000));
    for (const rules::Color color : {rules::Color::White, rules::Color::Black})
        EXPECT_EQ(table.players[0]->game()->left(color), table.players[1]->game()->left(color));
    table.pass(std::chrono::seconds(200));
    EXPECT_EQ(table.players[0]->game()->over()->outcome.reason, rules::EndReason::Claimed);
    EXPECT_EQ(table.players[0]->game()->over()->result, table.players[1]->game()->over()->result);
}

TEST(TestServer, UndoesAndDraws) {
    Table table({});
    beginGame(table, {.size = 5, .seconds = 100, .increment = 2});
    playRandomly(table, 3, 4);
    EXPECT_TRUE(table.players[0]->sayInGame(SayInGame::What::RequestUndo));
    table.carry();
    EXPECT_TRUE(table.players[1]->game()->undoRequested());
    EXPECT_TRUE(table.players[1]->sayInGame(SayInGame::What::RequestUndo));
    table.carry();
    for (const auto& player : table.players) EXPECT_EQ(player->game()->game().movesPlayed(), 3);
    EXPECT_TRUE(table.players[0]->sayInGame(SayInGame::What::OfferDraw));
    EXPECT_TRUE(table.players[1]->sayInGame(SayInGame::What::OfferDraw));
    table.carry();
    for (const auto& player : table.players) EXPECT_EQ(player->game()->over()->result, "1/2-1/2");
}

TEST(TestServer, ARematchExchangesTheColours) {
    Table table({});
    beginGame(table, {.size = 5, .seconds = 100});
    const rules::Color own = table.players[0]->game()->own();
    EXPECT_TRUE(table.players[1]->sayInGame(SayInGame::What::Resign));
    table.carry();
    EXPECT_TRUE(table.players[0]->askRematch());
    table.carry();
    EXPECT_TRUE(table.players[1]->askRematch());
    table.carry();
    ASSERT_FALSE(table.players[0]->game()->isOver());
    EXPECT_EQ(table.players[0]->game()->own(), !own);
    EXPECT_EQ(table.players[1]->game()->own(), own);
}

}  // namespace
}  // namespace tak::playtak::testing
