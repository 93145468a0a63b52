#include "film/VideoEncoder.h"

#include <chrono>
#include <utility>

#include "base/Printable.h"

namespace film {
namespace {

using base::msgid;
using process::ChildProcess;
using namespace std::chrono_literals;

constexpr auto kSlice = 200ms;     // between two checks of the stop token
constexpr auto kPatience = 60s;    // if ffmpeg takes no data for so long, it counts as hanging
constexpr auto kLastWords = 120s;  // for its work after the last picture

base::Error givenUp() { return {msgid("the film was cancelled")}; }

std::vector<std::string> commandFor(Format format, const Shape& shape, const std::filesystem::path& program,
                                    const std::filesystem::path& output) {
    // Without -xerror, ffmpeg ends as if all were well if the end of the film cannot be written, such as on a
    // full disk.
    std::vector<std::string> command{program.string(), "-hide_banner", "-nostdin", "-nostats",
                                     "-loglevel",      "error",        "-xerror",  "-y"};
    const auto add = [&](std::initializer_list<std::string> words) { command.insert(command.end(), words); };
    add({"-f", "rawvideo", "-pixel_format", "rgb24", "-video_size",
         std::to_string(shape.width) + "x" + std::to_string(shape.height), "-framerate",
         std::to_string(shape.framesPerSecond), "-i", "pipe:0", "-an"});
    // Players assume television colours for a video that does not state its colour space.
    add({"-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709",
         "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"});
    if (format == Format::Mp4)
        add({"-c:v", "libx264", "-preset", "medium", "-crf", "19", "-movflags", "+faststart", "-f", "mp4"});
    else
        add({"-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
             "-row-mt", "1", "-f", "webm"});
    add({output.string()});
    return command;
}

}  // namespace

base::Result<std::unique_ptr<Encoder>> VideoEncoder::open(Format format, const Shape& shape,
                                                          const std::filesystem::path& file) {
    const std::filesystem::path program = findFfmpeg();
    if (program.empty())
        return base::Error{msgid("Videos are made by the program ffmpeg, which is not installed here.")};
    auto writer = base::FileWriter::open(file, {.makeFolders = true});
    if (!writer) return writer.error();
    auto ffmpeg = ChildProcess::start(commandFor(format, shape, program, writer->pathForPrograms()));
    if (!ffmpeg) return ffmpeg.error();
    return std::unique_ptr<Encoder>(new VideoEncoder(shape, std::move(*writer), std::move(*ffmpeg)));
}

base::Error VideoEncoder::problem() {
    // Only the first line tells the cause; the others are consequences.
    std::string line;
    ffmpeg_.closeInput();
    (void)ffmpeg_.readLine(line, ChildProcess::Clock::now() + kSlice);
    const std::vector<std::string> said = ffmpeg_.takeErrorLines();
    const base::Message end = ffmpeg_.closingError();
    if (said.empty()) return {{msgid("ffmpeg could not make the film: {why}"), {{"why", end}}}};
    return {{msgid("ffmpeg could not make the film: {why}"), {{"why", base::excerpt(said.front())}}}};
}

base::Result<void> VideoEncoder::write(std::string_view bytes, const std::stop_token& stop) {
    auto last = ChildProcess::Clock::now();
    while (!bytes.empty()) {
        if (stop.stop_requested()) return givenUp();
        const std::size_t written = ffmpeg_.writeSome(bytes, ChildProcess::Clock::now() + kSlice);
        bytes.remove_prefix(written);
        const auto now = ChildProcess::Clock::now();
        if (written > 0) last = now;
        if (!ffmpeg_.takesInput()) return problem();
        if (now - last > kPatience) return base::Error{msgid("ffmpeg no longer accepts pictures")};
    }
    return {};
}

base::Result<void> VideoEncoder::add(const Picture& picture, int frames, const std::stop_token& stop) {
    if (!fits(picture, shape_)) return base::Error{msgid("the pictures could not be packed")};
    const std::string_view bytes(reinterpret_cast<const char*>(picture.rgb.data()), picture.rgb.size());
    for (int i = 0; i < frames; ++i)
        if (auto written = write(bytes, stop); !written) return written;
    return {};
}

base::Result<void> VideoEncoder::finish(const std::stop_token& stop) {
    ffmpeg_.closeInput();
    std::string line;
    const auto deadline = ChildProcess::Clock::now() + kLastWords;
    using Reading = ChildProcess::Reading;
    Reading reading = Reading::Line;
    while (reading == Reading::Line) reading = ffmpeg_.readLine(line, deadline, stop);
    if (reading == Reading::Stopped) return givenUp();
    if (reading == Reading::Timeout) return base::Error{msgid("ffmpeg does not finish")};
    if (!ffmpeg_.succeeded()) return problem();
    return writer_.commit();
}

}  // namespace film
