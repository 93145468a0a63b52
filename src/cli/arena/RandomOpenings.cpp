#include "cli/arena/RandomOpenings.h"

namespace cli::arena {

RandomOpenings::RandomOpenings(const RandomOpeningRequest& request, std::vector<tak::rules::Setup> setups)
    : setups_(std::move(setups)) {
    for (const auto& setup : setups_)
        books_.push_back(std::make_unique<tak::play::OpeningBook>(tak::play::OpeningRequest{
            .setup = setup, .plies = request.plies, .seed = request.seed, .bound = request.bound}));
}

Opening RandomOpenings::at(std::size_t setup, std::size_t index) {
    return {tak::rules::Position(setups_[setup]), books_[setup]->at(static_cast<int>(index))};
}

}  // namespace cli::arena
