#include "games/tak/play/Networks.h"

#include <array>
#include <string>
#include <utility>

#include "base/Files.h"
#include "games/tak/engine/NetworkEvaluator.h"
#include "games/tak/play/TakExpectedEnds.h"

namespace tak::play {
namespace {

constexpr int kTrained[] = {5, 6, 7};
constexpr std::array kEndsTrained = {5, 6, 7};  ///< boards with a network that foretells ends

base::Result<network::Network> read(const std::filesystem::path& file, int size) {
    const auto content = base::readFile(file);
    if (!content) return content.error();
    auto network = network::Network::parse(*content);
    if (!network) return base::fileError(file, network.error().message);
    if (network->layout().size() != size || network->terms() != engine::feature::kCount)
        return base::fileError(file, base::msgid("the network is for another board or another engine"));
    return network;
}

base::Result<network::EndNetwork> readEnds(const std::filesystem::path& file, int size) {
    const auto content = base::readFile(file);
    if (!content) return content.error();
    auto network = network::EndNetwork::parse(*content);
    if (!network) return base::fileError(file, network.error().message);
    if (network->size() != size)
        return base::fileError(file, base::msgid("the network is for another board or another engine"));
    return network;
}

}  // namespace

std::vector<base::Error> loadNetworks(const std::filesystem::path& folder) {
    std::vector<base::Error> errors;
    for (const int size : kTrained) {
        if (engine::networkFor(size)) continue;
        auto network = read(folder / ("tak" + std::to_string(size) + ".network"), size);
        if (network)
            engine::useNetwork(std::move(*network));
        else
            errors.push_back(network.error());
    }
    return errors;
}

std::vector<base::Error> loadEndNetworks(const std::filesystem::path& folder) {
    std::vector<base::Error> errors;
    for (const int size : kEndsTrained) {
        if (endNetworkFor(size)) continue;
        auto network = readEnds(folder / ("tak" + std::to_string(size) + ".ends"), size);
        if (network)
            useEndNetwork(std::move(*network));
        else
            errors.push_back(network.error());
    }
    return errors;
}

std::vector<base::Error> loadLearned(const std::filesystem::path& folder) {
    std::vector<base::Error> errors = loadNetworks(folder);
    for (base::Error& error : loadEndNetworks(folder)) errors.push_back(std::move(error));
    return errors;
}

}  // namespace tak::play
