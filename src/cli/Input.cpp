#include "cli/Input.h"

#include <filesystem>
#include <fstream>
#include <istream>
#include <iterator>

namespace cli {
namespace {

std::string contentOf(std::istream& in) { return {std::istreambuf_iterator<char>(in), {}}; }

}  // namespace

base::Result<std::string> readInput(const std::string& file, const Console& console) {
    if (file == "-") return contentOf(console.in);
    std::error_code ignored;
    std::ifstream in(file, std::ios::binary);
    if (!in || std::filesystem::is_directory(file, ignored))
        return base::Error{.message = base::mark("cannot read this file"), .file = file};
    return contentOf(in);
}

}  // namespace cli
