#include <iostream>
#include <string>
#include <vector>

#include "base/StandardStreams.h"
#include "cli/EngineProgram.h"

int main(int argc, char** argv) {
    base::secureStandardStreams();
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return cli::runEngineProgram(arguments, {std::cin, std::cout, std::cerr});
}
