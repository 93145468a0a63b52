#include "support/GoldenImage.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace support {
namespace {

namespace fs = std::filesystem;

// Keeps edges of letters sharp enough to tell two fonts apart, at a tenth of the size of a PNG.
constexpr int kJpegQuality = 80;

const fs::path kFolder = fs::path(DOLMEN_SOURCE_DIR) / "tests/goldens";

fs::path fileOf(const Golden& golden) { return kFolder / (golden.name + ".jpg"); }

fs::path leftBehind(const std::string& name) {
    return fs::path(DOLMEN_BINARY_DIR) / "goldens" / (name + ".jpg");
}

/// The differences of two pictures, amplified eightfold.
render::Image differenceImage(const render::Image& a, const render::Image& b) {
    render::Image out = a;
    for (std::size_t i = 0; i < out.rgb.size(); ++i)
        out.rgb[i] = static_cast<std::uint8_t>(std::min(255, std::abs(a.rgb[i] - b.rgb[i]) * 8));
    return out;
}

/// The picture after coding as a golden. The coded file stays in the build folder under this name.
base::Result<render::Image> coded(const render::Image& picture, const std::string& name) {
    const fs::path file = leftBehind(name);
    if (auto saved = render::saveJpeg(picture, file, kJpegQuality); !saved) return saved.error();
    return render::loadImage(file);
}

struct Comparison {
    render::Image actual;
    render::Image expected;
    TileDifference pixels;
    TileDifference colour;

    [[nodiscard]] bool sameSize() const {
        return actual.width == expected.width && actual.height == expected.height;
    }
    [[nodiscard]] bool within(const Tolerance& tolerance) const {
        return sameSize() && pixels.worst <= tolerance.pixels && colour.worst <= tolerance.colour;
    }
};

base::Result<Comparison> compare(const render::Image& picture, const Golden& golden,
                                 const std::string& name) {
    auto actual = coded(cutFor(golden, picture), name);
    if (!actual) return actual.error();
    auto expected = loadGolden(golden);
    if (!expected) return expected.error();
    Comparison comparison{std::move(*actual), std::move(*expected), {}, {}};
    if (comparison.sameSize()) {
        comparison.pixels = compareTiles(comparison.actual, comparison.expected);
        comparison.colour = compareColours(comparison.actual, comparison.expected);
    }
    return comparison;
}

std::string describe(const Comparison& comparison, const Tolerance& tolerance) {
    std::ostringstream out;
    const auto say = [&out](const char* of, const TileDifference& difference, double allowed) {
        out << of << " by up to " << difference.worst << " (tolerance " << allowed << ") at " << difference.x
            << "," << difference.y;
    };
    say("the pixels of a tile differ", comparison.pixels, tolerance.pixels);
    say(", its mean colour", comparison.colour, tolerance.colour);
    return out.str();
}

testing::AssertionResult faultOf(const Comparison& comparison, const Golden& golden) {
    const render::Image& actual = comparison.actual;
    const render::Image& expected = comparison.expected;
    auto failure = testing::AssertionFailure() << leftBehind(golden.name) << ": ";
    if (!comparison.sameSize())
        return failure << "the picture is " << actual.width << "x" << actual.height << ", its golden "
                       << expected.width << "x" << expected.height;
    const std::string difference = golden.name + ".difference";
    (void)render::saveJpeg(differenceImage(actual, expected), leftBehind(difference));
    return failure << describe(comparison, golden.tolerance) << "; see " << leftBehind(difference);
}

/// The greatest value of `measure` over all tiles; it gets a tile's sums of differences and of absolute
/// differences by channel, and its number of pixels.
template <class Measure>
TileDifference worstTile(const render::Image& a, const render::Image& b, int tile, Measure measure) {
    TileDifference difference;
    for (int top = 0; top < a.height; top += tile) {
        for (int left = 0; left < a.width; left += tile) {
            const int bottom = std::min(top + tile, a.height);
            const int right = std::min(left + tile, a.width);
            std::array<long, 3> sums{};
            long absolute = 0;
            for (int y = top; y < bottom; ++y)
                for (int i = (y * a.width + left) * 3; i < (y * a.width + right) * 3; ++i) {
                    const int by = a.rgb[static_cast<std::size_t>(i)] - b.rgb[static_cast<std::size_t>(i)];
                    sums[static_cast<std::size_t>(i % 3)] += by;
                    absolute += std::abs(by);
                }
            const double worst = measure(sums, absolute) / ((bottom - top) * (right - left));
            if (worst > difference.worst) difference = {worst, left, top};
        }
    }
    return difference;
}

}  // namespace

TileDifference compareTiles(const render::Image& a, const render::Image& b, int tile) {
    return worstTile(a, b, tile, [](const std::array<long, 3>&, long absolute) {
        return static_cast<double>(absolute) / 3;
    });
}

TileDifference compareColours(const render::Image& a, const render::Image& b, int tile) {
    return worstTile(a, b, tile, [](const std::array<long, 3>& sums, long) {
        return static_cast<double>(std::max({std::abs(sums[0]), std::abs(sums[1]), std::abs(sums[2])}));
    });
}

render::Image cutFor(const Golden& golden, const render::Image& picture) {
    const int n = golden.shrink;
    const Part& part = golden.part;
    const int width = std::min(part.width > 0 ? part.width : picture.width, picture.width - part.x);
    const int height = std::min(part.width > 0 ? part.height : picture.height, picture.height - part.y);
    render::Image out{.width = std::max(0, width / n), .height = std::max(0, height / n), .rgb = {}};
    out.rgb.reserve(static_cast<std::size_t>(out.width * out.height * 3));
    const auto meanAt = [&](int left, int top, int channel) {
        int sum = 0;
        for (int y = top; y < top + n; ++y)
            for (int x = left; x < left + n; ++x)
                sum += picture.rgb[static_cast<std::size_t>((y * picture.width + x) * 3 + channel)];
        return static_cast<std::uint8_t>((sum + n * n / 2) / (n * n));
    };
    for (int y = 0; y < out.height; ++y)
        for (int x = 0; x < out.width; ++x)
            for (int channel = 0; channel < 3; ++channel)
                out.rgb.push_back(meanAt(part.x + x * n, part.y + y * n, channel));
    return out;
}

bool updatingGoldens() {
    const char* update = std::getenv("DOLMEN_UPDATE_GOLDENS");
    return update != nullptr && std::string(update) == "1";
}

base::Result<render::Image> loadGolden(const Golden& golden) { return render::loadImage(fileOf(golden)); }

std::set<std::string> goldenFiles(const std::string& folder) {
    std::set<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(kFolder / folder))
        names.insert(folder + "/" + entry.path().stem().string());
    return names;
}

testing::AssertionResult matchesGolden(const render::Image& picture, const Golden& golden) {
    if (updatingGoldens()) {
        const auto saved = render::saveJpeg(cutFor(golden, picture), fileOf(golden), kJpegQuality);
        return saved ? testing::AssertionSuccess() : testing::AssertionFailure() << saved.error().describe();
    }
    const auto comparison = compare(picture, golden, golden.name);
    if (!comparison) return testing::AssertionFailure() << comparison.error().describe();
    if (comparison->within(golden.tolerance)) return testing::AssertionSuccess();
    return faultOf(*comparison, golden);
}

testing::AssertionResult failsGolden(const render::Image& picture, const Golden& golden,
                                     const std::string& fault) {
    const auto comparison = compare(picture, golden, golden.name + "." + fault);
    if (!comparison) return testing::AssertionFailure() << comparison.error().describe();
    if (!comparison->within(golden.tolerance))
        return testing::AssertionSuccess() << describe(*comparison, golden.tolerance);
    return testing::AssertionFailure() << golden.name << " does not show the fault \"" << fault
                                       << "\": " << describe(*comparison, golden.tolerance);
}

}  // namespace support
