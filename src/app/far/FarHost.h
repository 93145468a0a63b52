#pragma once

#include <optional>
#include <string>

#include "app/far/Reach.h"
#include "net/Client.h"
#include "net/Retry.h"

namespace app {

/// Reaches a host that is another program. A line that breaks is opened again, the later the more often that
/// has failed.
class FarHost final : public Reach {
  public:
    /// `log` must outlive it.
    FarHost(Invitation host, base::Log& log);

    void send(std::string text) override;
    void update(host::Guest& guest, float seconds) override;
    [[nodiscard]] std::optional<Invitation> invitation(const std::string& code) const override;
    [[nodiscard]] const std::optional<base::Message>& trouble() const override { return trouble_; }

  private:
    void connect();
    void lose(host::Guest& guest, const base::Message& why);

    Invitation host_;
    base::Log& log_;
    std::optional<net::Client> client_;  ///< none between two tries
    bool open_ = false;
    std::optional<base::Message> trouble_;
    net::Retry retry_{0.5F, 10};
};

}  // namespace app
