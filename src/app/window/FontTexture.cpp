#include "app/window/FontTexture.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <array>
#include <cstdint>

namespace app {

void FontTexture::replaceBackEnds() {
    // It would do so before the first frame, with all fonts. Now there are none but its small one.
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    ImGui_ImplOpenGL3_DestroyFontsTexture();
}

void FontTexture::upload() {
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
    GLint before = 0;
    glGetIntegerv(GL_TEXTURE_BINDING_2D, &before);
    texture_ = render::TextureHandle::create();
    glBindTexture(GL_TEXTURE_2D, texture_.id());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    // The shader reads white with this opacity.
    constexpr std::array<GLint, 4> kWhite{GL_ONE, GL_ONE, GL_ONE, GL_RED};
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, kWhite.data());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, pixels);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(before));
    atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(texture_.id())));
}

}  // namespace app
