#include <iostream>
#include <string>
#include <vector>

#include "cli/EngineProgram.h"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return cli::runEngineProgram(arguments, {std::cin, std::cout, std::cerr});
}
