#include "app/window/FontTexture.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <cstdint>

namespace app {

void FontTexture::replaceThatOfBackEnd() {
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
    texture_.upload({pixels, static_cast<std::size_t>(width) * static_cast<std::size_t>(height)}, width,
                    height);
    atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(texture_.id())));
}

}  // namespace app
