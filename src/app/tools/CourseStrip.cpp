#include "app/tools/CourseStrip.h"

#include <algorithm>

#include "app/App.h"
#include "app/tools/ContactSheet.h"
#include "app/tools/Scenes.h"
#include "render/texture/Image.h"
#include "tutorial/Claims.h"

namespace app::tools {
namespace {

using base::msgid;
namespace fs = std::filesystem;

constexpr int kStripColumns = 3;
constexpr int kStripPicture = 640;     // pixels wide
constexpr int kLongestRest = 60 * 60;  // most turns of the loop until a step has settled

StartOptions startFor(const CourseOptions& options) {
    StartOptions start;
    start.size = options.size;
    start.offscreen = true;
    start.unseen = true;
    start.settings = Settings{};
    start.settings->language = options.language;
    start.settings->quality = options.quality;
    return start;
}

/// Takes pictures of the lessons in a running program.
class Photographer {
  public:
    Photographer(const CourseOptions& options, App& app)
        : options_(options), app_(app), lessons_(app.shell().learning().lessons) {}

    base::Result<void> readLessons(const CatalogEntry& game) {
        lessons_.switchTo(game);
        do
            if (auto turned = app_.turn(kFrame); !turned) return turned;
        while (!lessons_.ready());
        // The log contains the errors.
        if (app_.shell().basics().messages.nextNotice() != nullptr)
            return base::Error{msgid("The lessons cannot be read")};
        return {};
    }
    base::Result<std::vector<fs::path>> draw() {
        std::vector<fs::path> files;
        for (std::size_t i = 0; i < lessons_.all().size(); ++i) {
            const std::string& id = lessons_.all()[i].id;
            if (id.rfind(options_.lesson, 0) != 0) continue;
            files.push_back(options_.folder / (options_.language + "-" + id + ".png"));
            if (auto missing = tutorial::missingClaims(lessons_.all()[i]); !missing.empty())
                return std::move(missing.front());
            if (auto refuted = tutorial::refutedClaims(lessons_.all()[i]); !refuted.empty())
                return std::move(refuted.front());
            if (auto drawn = drawLesson(i, files.back()); !drawn) return drawn.error();
        }
        if (files.empty())
            return base::Error{{msgid("there is no lesson \"{lesson}\""), {{"lesson", options_.lesson}}}};
        return files;
    }

  private:
    base::Result<void> drawLesson(std::size_t number, const fs::path& file) {
        ContactSheet sheet(kStripColumns, kStripPicture,
                           kStripPicture * options_.size.second / options_.size.first);
        const tutorial::Lesson& lesson = lessons_.all()[number];
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            lessons_.choose(number);
            lessons_.reached(lesson, step);
            app_.shell().basics().screens.open(ScreenId::Lesson);
            if (auto rested = rest(); !rested) return rested;
            if (auto taken = app_.scriptHost().screenshot(file); !taken) return taken;
            const auto picture = render::loadImage(file);
            if (!picture) return picture.error();
            sheet.add(*picture, lesson.id + ": " + lesson.steps[step].name);
            app_.shell().basics().screens.close();
            if (auto turned = app_.turn(kFrame); !turned) return turned;
        }
        return render::savePng(sheet.sheet(), file);
    }
    base::Result<void> rest() {
        constexpr int kFirstTurns = 4;  // turns after which the screen has opened
        for (int i = 0; i < kLongestRest; ++i) {
            if (i >= kFirstTurns && app_.scriptHost().settled()) break;
            if (auto turned = app_.turn(kFrame); !turned) return turned;
        }
        return {};
    }

    const CourseOptions& options_;
    App& app_;
    Lessons& lessons_;
};

}  // namespace

base::Result<std::vector<fs::path>> drawCourse(const CourseOptions& options, std::vector<CatalogEntry> games,
                                               base::Log& log) {
    App app(startFor(options), std::move(games), log);
    if (app.texts().language() != options.language)
        return base::Error{{msgid("there is no language \"{language}\""), {{"language", options.language}}}};
    if (auto opened = app.open(); !opened) return opened.error();
    app.shell().playing().thinking.fixClock();
    app.scriptHost().freeCamera(true);
    const auto& all = app.shell().basics().games.entries();
    const auto game = std::find_if(all.begin(), all.end(), [&](const CatalogEntry& entry) {
        return !entry.lessons.empty() && (options.game.empty() || entry.kind->id() == options.game);
    });
    if (game == all.end()) return base::Error{msgid("no such game has lessons")};
    Photographer photographer(options, app);
    if (auto read = photographer.readLessons(*game); !read) return read.error();
    return photographer.draw();
}

}  // namespace app::tools
