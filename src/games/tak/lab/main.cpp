#include <iostream>
#include <string>
#include <vector>

#include "base/DataFolder.h"
#include "base/Program.h"
#include "games/tak/lab/LabProgram.h"
#include "games/tak/play/Networks.h"

int main(int argc, char** argv) {
    return base::runProgram("tak-lab", [&] {
        const std::vector<std::string> arguments(argv + 1, argv + argc);
        for (const base::Error& error : tak::play::loadNetworks(base::dataFolder() / "assets" / "engine"))
            std::cerr << "tak-lab: " << error.describe() << "; the tuned evaluation is used\n";
        return tak::lab::runLabProgram(arguments, {std::cin, std::cout, std::cerr});
    });
}
