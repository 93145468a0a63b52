# The foreign headers that most files include: the standard library's, and those of each group of targets.

set(standard <algorithm> <array> <charconv> <chrono> <cmath> <cstdint> <filesystem> <functional> <map> <memory> <optional>
             <ostream> <span> <stop_token> <string> <string_view> <thread> <utility> <variant> <vector>)

dolmen_precompiled(dolmen_std_headers HEADERS ${standard} LIBRARIES Threads::Threads)
dolmen_precompiled(dolmen_optimised_std_headers HEADERS ${standard} LIBRARIES Threads::Threads OPTIONS ${dolmen_optimised})
if(DOLMEN_GAME)
    set(glm <glm/glm.hpp> <glm/gtc/constants.hpp> <glm/gtc/quaternion.hpp>)
    dolmen_precompiled(dolmen_glm_headers HEADERS ${standard} ${glm} LIBRARIES Threads::Threads dolmen_glm)
    dolmen_precompiled(dolmen_optimised_glm_headers HEADERS ${standard} ${glm} LIBRARIES Threads::Threads dolmen_glm
                                                    OPTIONS ${dolmen_optimised})
    dolmen_precompiled(dolmen_app_headers HEADERS ${standard} <glm/glm.hpp> <glm/gtc/quaternion.hpp> <imgui.h> <SDL.h>
                                          LIBRARIES Threads::Threads dolmen_glm dolmen_imgui dolmen_sdl2)
endif()
if(DOLMEN_TESTS)
    dolmen_precompiled(dolmen_test_headers HEADERS ${standard} <gmock/gmock.h> <gtest/gtest.h>
                                           LIBRARIES Threads::Threads GTest::gtest GTest::gmock
                                           OPTIONS ${dolmen_unoptimised})
endif()
