#include "cli/Input.h"

#include <filesystem>
#include <fstream>
#include <istream>
#include <sstream>
#include <utility>

namespace cli {
namespace {

base::Result<std::string> contentOf(std::istream& in, const std::string& file) {
    std::ostringstream content;
    content << in.rdbuf();
    if (in.bad() || (content.fail() && in.peek() != std::istream::traits_type::eof()))
        return base::Error{.message = base::mark("cannot read this file"), .file = file};
    return std::move(content).str();
}

}  // namespace

base::Result<std::string> readInput(const std::string& file, const Console& console) {
    if (file == "-") return contentOf(console.in, "standard input");
    std::error_code ignored;
    std::ifstream in(file, std::ios::binary);
    if (!in || std::filesystem::is_directory(file, ignored))
        return base::Error{.message = base::mark("cannot read this file"), .file = file};
    return contentOf(in, file);
}

}  // namespace cli
