#include "cli/Interruption.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "support/OwnProcess.h"

namespace cli {
namespace {

using namespace std::chrono_literals;

/// Whether a stop is requested within the time.
bool stopsWithin(const Interruption& interruption, std::chrono::milliseconds time) {
    const auto deadline = std::chrono::steady_clock::now() + time;
    while (!interruption.stopped() && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(5ms);
    return interruption.stopped();
}

TEST(Interruption, EachOfItsSignalsRequestsAStop) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        const auto complaint = support::inOwnProcess([number]() -> std::string {
            std::signal(number, SIG_DFL);
            const Interruption interruption;
            std::raise(number);
            return stopsWithin(interruption, 10s) ? "" : "no stop was requested";
        });
        EXPECT_EQ(complaint, "") << number;
    }
}

TEST(Interruption, WhatIsIgnoredStaysIgnored) {
    const auto complaint = support::inOwnProcess([]() -> std::string {
        std::signal(SIGHUP, SIG_IGN);  // as nohup does
        {
            const Interruption interruption;
            std::raise(SIGHUP);
            if (stopsWithin(interruption, 300ms)) return "it stopped";
        }
        return std::signal(SIGHUP, SIG_DFL) == SIG_IGN ? "" : "it is no longer ignored";
    });
    EXPECT_EQ(complaint, "");
}

}  // namespace
}  // namespace cli
