#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/Log.h"
#include "base/Result.h"
#include "render/gl/OpenGl.h"

/// What OpenGL 3.3 and WebGL 2 do differently. Device_desktop.cpp and Device_page.cpp implement it.
namespace render::device {

/// Loads the functions of the current context. Fails, with a message for the player, if there is none or it
/// is too old.
base::Result<void> load(base::Log& log);
/// The name of what draws: a card, or a program for the processor. Empty if it is kept secret.
[[nodiscard]] std::string rendererName();
/// Whether the context has lost all its objects.
[[nodiscard]] bool lost();  ///< false if the driver cannot tell

/// The lines that every shader begins with.
[[nodiscard]] std::string_view shaderHeader();
/// Colours are written as they are, without conversion.
void writeColoursUnchanged();
/// The depth, 0 to 1, with which a depth buffer is cleared.
void clearDepthTo(float depth);
/// Outside of the bound depth texture, and where this sampler reads it, every comparison finds light. A
/// page's shaders must ask where they read (shaders/include/lighting.glsl).
void lightOutside(GLuint sampler);
/// Call before pixels are copied to a framebuffer: the window's own, in a page, would otherwise be cleared
/// after that.
void beginCopyTo(GLuint framebuffer);
/// Fills the bound texture with white of these opacities, rows from the first; ES has to store four channels
/// for that.
void fillWithOpacities(int width, int height, std::span<const std::uint8_t> opacities);
/// How many samples the bound texture's filter takes along a steep view, as far as the device can.
void setAnisotropy(int samples);
/// Waits until all commands so far are carried out.
void finish();

/// Queries of the time that commands take, and of how many points they draw; 0: there are none here.
[[nodiscard]] GLenum timeQuery();
[[nodiscard]] GLenum pointQuery();
/// The result of a query that has one.
[[nodiscard]] std::uint64_t resultOf(GLuint query);

}  // namespace render::device
