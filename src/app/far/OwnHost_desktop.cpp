#include <deque>
#include <utility>

#include "app/common/Wake.h"
#include "app/far/OwnHost.h"
#include "base/DataFolder.h"
#include "hosting/Hosting.h"
#include "net/LocalAddress.h"

namespace app {
namespace {

/// Where the page lies, if it does: beside the program's data, or as scripts/web has built it. Empty:
/// nowhere.
std::filesystem::path pageFolder() {
    const std::filesystem::path data = base::dataFolder();
    std::error_code none;
    for (const auto& folder : {data / "page", data / "build" / "web"})
        if (std::filesystem::exists(folder / "index.html", none)) return folder;
    return {};
}

class OwnHost final : public Reach {
  public:
    explicit OwnHost(std::unique_ptr<hosting::Hosting> hosting)
        : hosting_(std::move(hosting)), address_(net::localAddress()) {}

    void send(std::string text) override { said_.push_back(std::move(text)); }
    void update(host::Guest& guest, float) override {
        if (!std::exchange(greeted_, true)) {
            hosting_->connectOwn();
            guest.connected();
        }
        for (const std::string& text : std::exchange(said_, {})) hosting_->sayOwn(text);
        hosting_->update();
        for (const std::string& text : hosting_->takeOwn()) guest.heard(text);
        trouble_ = hosting_->trouble();
    }
    [[nodiscard]] std::optional<Invitation> invitation(const std::string& code) const override {
        return Invitation{code, address_, hosting_->port(), hosting_->fingerprint()};
    }
    [[nodiscard]] const std::optional<base::Message>& trouble() const override { return trouble_; }
    base::Result<void> flush() override { return hosting_->flush(); }

  private:
    std::unique_ptr<hosting::Hosting> hosting_;
    std::string address_;
    std::deque<std::string> said_;  ///< by the own player, since the last update
    bool greeted_ = false;
    std::optional<base::Message> trouble_ = {};
};

}  // namespace

bool canHost() { return true; }

bool reachesServers() { return true; }

base::Result<std::unique_ptr<Reach>> openOwnHost(std::vector<const game::Kind*> games,
                                                 const std::filesystem::path& folder, base::Log& log) {
    auto hosting = hosting::Hosting::open(
        std::move(games), {.folder = folder, .page = pageFolder(), .announced = true, .wake = wakeLoop}, log);
    if (!hosting) return hosting.error();
    return std::unique_ptr<Reach>(new OwnHost(std::move(*hosting)));
}

}  // namespace app
