#include "net/Retry.h"

#include <gtest/gtest.h>

namespace net {
namespace {

TEST(Retry, WaitsTheLongerTheMoreOftenItHasFailed) {
    Retry retry(1, 4);
    for (const float pause : {1.0F, 2.0F, 4.0F, 4.0F}) {
        retry.failed();
        EXPECT_FALSE(retry.due(pause - 0.5F));
        EXPECT_TRUE(retry.due(0.5F));
    }
    retry.forgive();
    retry.failed();
    EXPECT_TRUE(retry.due(1));
}

}  // namespace
}  // namespace net
