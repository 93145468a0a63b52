#include <iostream>
#include <string>
#include <vector>

#include "base/DataFolder.h"
#include "base/Program.h"
#include "cli/EngineProgram.h"
#include "games/tak/play/Networks.h"

int main(int argc, char** argv) {
    return base::runProgram("dolmen-engine", [&] {
        const std::vector<std::string> arguments(argv + 1, argv + argc);
        for (const base::Error& error : tak::play::loadNetworks(base::dataFolder() / "assets" / "engine"))
            std::cerr << "dolmen-engine: " << error.describe() << "; the tuned evaluation is used\n";
        return cli::runEngineProgram(arguments, {std::cin, std::cout, std::cerr});
    });
}
