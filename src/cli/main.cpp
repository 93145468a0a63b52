#include <iostream>
#include <string>
#include <vector>

#include "base/DataFolder.h"
#include "base/Program.h"
#include "cli/EngineProgram.h"
#include "kinds/Kinds.h"

int main(int argc, char** argv) {
    return base::runProgram("dolmen-engine", [&] {
        const std::vector<std::string> arguments(argv + 1, argv + argc);
        for (const auto& kind : kinds::allKinds())
            for (const base::Error& error : kind->loadLearned(base::dataFolder() / "assets"))
                std::cerr << "dolmen-engine: " << error.describe() << "; the engine is weaker without it\n";
        return cli::runEngineProgram(arguments, {std::cin, std::cout, std::cerr});
    });
}
