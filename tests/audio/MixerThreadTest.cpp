// Devices that are lost, slow, missing for a while, or hang.
#include "audio/MixerThread.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <thread>

#include "audio/SilentDevice.h"

namespace {

using namespace std::chrono_literals;
using audio::Mixer;
using audio::MixerThread;
using Opening = base::Result<std::unique_ptr<Mixer>>;

template <class Condition>
[[nodiscard]] bool eventually(const Condition& condition) {
    for (int i = 0; i < 20'000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(1ms);
    }
    return false;
}

Opening missing() { return base::Error{base::msgid("there is no sound: {why}")}; }

/// What a sound server does, shared with the thread, which may outlive the test.
struct Server {
    std::atomic<int> refusals = 0;  ///< attempts to open the device that still fail
    std::atomic<int> attempts = 0;
    std::atomic<int> closed = 0;
    std::promise<void> goesOn;  ///< ends a call that hangs
    std::shared_future<void> hangs = goesOn.get_future().share();
};

MixerThread::Device deviceOf(const std::shared_ptr<Server>& server) {
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    return {.open = [server]() -> Opening {
                ++server->attempts;
                return server->refusals > 0 && server->refusals-- > 0 ? missing() : Mixer::open();
            },
            .close =
                [server](std::unique_ptr<Mixer> mixer) {
                    mixer.reset();
                    ++server->closed;
                },
            .pause = 1ms,
            .longestPause = 4ms};
}

class MixerThreadTest : public testing::Test {
  protected:
    std::unique_ptr<Mixer> taken(MixerThread& thread) {
        std::unique_ptr<Mixer> mixer;
        EXPECT_TRUE(eventually([&] { return (mixer = thread.take()) != nullptr; }));
        return mixer;
    }
    std::shared_ptr<Server> server_ = std::make_shared<Server>();
};

TEST_F(MixerThreadTest, OpensTheDeviceInTheBackground) {
    std::atomic<int> wakes = 0;
    MixerThread thread(deviceOf(server_), [&] { ++wakes; });
    EXPECT_FALSE(thread.trying());
    thread.open();
    auto mixer = taken(thread);
    ASSERT_TRUE(mixer);
    EXPECT_FALSE(thread.trying());
    EXPECT_TRUE(eventually([&] { return wakes == 1; }));
    EXPECT_FALSE(thread.takeProblem());
    EXPECT_FALSE(thread.take()) << "it is given once";
    thread.close(std::move(mixer));
    EXPECT_TRUE(eventually([&] { return server_->closed == 1; }));
}

TEST_F(MixerThreadTest, TriesUntilThereIsADeviceAndTellsOnceThatThereIsNone) {
    server_->refusals = 5;
    MixerThread thread(deviceOf(server_));
    thread.open();
    auto mixer = taken(thread);
    EXPECT_EQ(server_->attempts, 6);
    EXPECT_TRUE(thread.takeProblem());
    EXPECT_FALSE(thread.takeProblem());
    thread.close(std::move(mixer));
}

TEST_F(MixerThreadTest, AServerThatEndsAndStartsAgainIsHeardAgain) {
    MixerThread thread(deviceOf(server_));
    thread.open();
    auto mixer = taken(thread);
    server_->refusals = 3;
    thread.replace(std::move(mixer));
    EXPECT_TRUE(thread.trying());
    mixer = taken(thread);
    ASSERT_TRUE(mixer);
    EXPECT_EQ(server_->closed, 1) << "the lost one";
    EXPECT_EQ(server_->attempts, 5);
    thread.close(std::move(mixer));
}

TEST_F(MixerThreadTest, ALongPauseEndsAtOnceWhenTheDeviceIsAskedForAgain) {
    server_->refusals = 1;
    MixerThread::Device device = deviceOf(server_);
    device.pause = device.longestPause = 24h;
    MixerThread thread(std::move(device));
    thread.open();
    ASSERT_TRUE(eventually([&] { return !thread.trying(); }));
    EXPECT_TRUE(thread.takeProblem());
    thread.open();
    thread.close(taken(thread));
}

TEST_F(MixerThreadTest, ADeviceThatIsLostWhileItIsBeingOpenedIsNotUsed) {
    MixerThread::Device device = deviceOf(server_);
    device.open = [server = server_]() -> Opening {
        if (++server->attempts == 1) server->hangs.wait();
        return Mixer::open();
    };
    MixerThread thread(std::move(device));
    thread.open();
    ASSERT_TRUE(eventually([&] { return server_->attempts == 1; }));
    thread.replace(nullptr);
    server_->goesOn.set_value();
    auto mixer = taken(thread);
    EXPECT_EQ(server_->attempts, 2);
    EXPECT_EQ(server_->closed, 1);
    thread.close(std::move(mixer));
}

TEST_F(MixerThreadTest, WhatNobodyHasTakenIsClosedAtTheEnd) {
    {
        MixerThread thread(deviceOf(server_));
        thread.open();
        ASSERT_TRUE(eventually([&] { return server_->attempts == 1; }));
    }
    EXPECT_EQ(server_->closed, 1);
}

TEST_F(MixerThreadTest, AnOpeningThatHangsDoesNotKeepTheProgram) {
    {
        MixerThread::Device device = deviceOf(server_);
        device.open = [server = server_]() -> Opening {
            ++server->attempts;
            server->hangs.wait();
            return Mixer::open();
        };
        MixerThread thread(std::move(device), [] { ADD_FAILURE() << "nobody is there to be woken"; });
        thread.open();
        ASSERT_TRUE(eventually([&] { return server_->attempts == 1; }));
    }
    // Reached while the server still hangs. The thread then closes what it has opened for nobody.
    server_->goesOn.set_value();
    EXPECT_TRUE(eventually([&] { return server_->closed == 1; }));
}

TEST_F(MixerThreadTest, AClosingThatHangsDoesNotKeepTheProgram) {
    {
        MixerThread::Device device = deviceOf(server_);
        device.close = [server = server_](std::unique_ptr<Mixer> mixer) {
            server->hangs.wait();
            mixer.reset();
            ++server->closed;
        };
        MixerThread thread(std::move(device));
        thread.open();
        thread.close(taken(thread));
    }
    server_->goesOn.set_value();
    EXPECT_TRUE(eventually([&] { return server_->closed == 1; }));
}

TEST_F(MixerThreadTest, AFailureToOpenByExceptionIsAProblemLikeAnyOther) {
    MixerThread::Device device = deviceOf(server_);
    device.open = [server = server_]() -> Opening {
        if (++server->attempts == 1) throw std::bad_alloc();
        return Mixer::open();
    };
    MixerThread thread(std::move(device));
    thread.open();
    thread.close(taken(thread));
    EXPECT_TRUE(thread.takeProblem());
}

}  // namespace
