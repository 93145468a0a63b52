// Draws every screen from its sample, without a window, and writes the pictures: ui_gallery FOLDER
// [NAME-PART]
#include <GL/glew.h>
#include <SDL.h>
#include <backends/imgui_impl_opengl3.h>
#define STB_IMAGE_WRITE_STATIC
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb_image_write.h>
#pragma GCC diagnostic pop

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "ui/Samples.h"
#include "ui/Stage.h"

namespace {

struct View {
    int width;
    int height;
    float scale;
};

constexpr View kViews[] = {{1280, 720, 1.0F},  {1920, 1080, 1.0F}, {1024, 640, 1.0F},  {1280, 720, 0.75F},
                           {1024, 640, 0.75F}, {1920, 1080, 1.5F}, {1920, 1080, 2.5F}, {1280, 720, 2.5F}};

// A circle of warm light that stands for the table.
void drawTable(float width, float height) {
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    const ImU32 top = IM_COL32(44, 27, 17, 255);
    const ImU32 bottom = IM_COL32(120, 78, 46, 255);
    canvas.AddRectFilledMultiColor({0, 0}, {width, height}, top, top, bottom, bottom);
    const float side = height * 0.3F;
    const ImVec2 center{width / 2, height * 0.52F};
    canvas.AddQuadFilled({center.x - side * 1.1F, center.y - side * 0.7F},
                         {center.x + side * 1.1F, center.y - side * 0.7F},
                         {center.x + side * 1.45F, center.y + side},
                         {center.x - side * 1.45F, center.y + side}, IM_COL32(186, 140, 84, 255));
}

void savePicture(const std::string& file, int width, int height) {
    std::vector<unsigned char> pixels(static_cast<std::size_t>(width) * height * 3);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
    stbi_flip_vertically_on_write(1);
    stbi_write_png(file.c_str(), width, height, 3, pixels.data(), width * 3);
}

GLuint makeTarget(int width, int height) {
    GLuint framebuffer = 0;
    GLuint color = 0;
    glGenFramebuffers(1, &framebuffer);
    glGenRenderbuffers(1, &color);
    glBindRenderbuffer(GL_RENDERBUFFER, color);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color);
    return framebuffer;
}

void drawView(const View& view, const std::string& folder, const std::string& part) {
    const auto width = static_cast<float>(view.width);
    const auto height = static_cast<float>(view.height);
    makeTarget(view.width, view.height);
    for (const samples::Screen& screen : samples::screens()) {
        char size[64];
        std::snprintf(size, sizeof size, "-%dx%d-%g", view.width, view.height,
                      static_cast<double>(view.scale));
        const std::string name = screen.name + size;
        if (name.find(part) == std::string::npos) continue;
        Stage stage({width, height}, view.scale);
        ImGui_ImplOpenGL3_Init("#version 330 core");
        for (int i = 0; i < 30; ++i) {
            ImGui_ImplOpenGL3_NewFrame();
            if (screen.byKeyboard) stage.holdKey(ImGuiKey_DownArrow, i == 4 || i == 8);
            stage.frame([&](ui::kit::Context& ui) {
                drawTable(width, height);
                screen.draw(ui);
            });
        }
        glViewport(0, 0, view.width, view.height);
        auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < 2; ++i) {  // the first frame also compiles the shader and uploads the fonts
            begin = std::chrono::steady_clock::now();
            glClear(GL_COLOR_BUFFER_BIT);
            ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
            glFinish();
        }
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        std::printf("%s: %.1f ms, %d vertices\n", name.c_str(), took.count(),
                    ImGui::GetDrawData()->TotalVtxCount);
        savePicture(folder + "/" + name + ".png", view.width, view.height);
        for (const auto& misfit : stage.audit.misfits) {
            std::printf("%s: \"%s\" needs %.0f, has %.0f\n", name.c_str(), misfit.text.c_str(),
                        static_cast<double>(misfit.needed), static_cast<double>(misfit.room));
        }
        ImGui_ImplOpenGL3_Shutdown();
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) return 2;
    const std::string folder = arguments[1];
    std::filesystem::create_directories(folder);
    SDL_setenv("SDL_VIDEODRIVER", "offscreen", 0);
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_Window* window = SDL_CreateWindow("", 0, 0, 64, 64, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
    if (window == nullptr || SDL_GL_CreateContext(window) == nullptr) return 1;
    glewExperimental = GL_TRUE;
    glewInit();  // returns an error without a GLX display, although all functions are loaded
    for (const View& view : kViews) drawView(view, folder, count > 2 ? arguments[2] : "");
    SDL_Quit();
    return 0;
}
