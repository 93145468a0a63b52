#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "base/Fields.h"
#include "base/Result.h"
#include "game/Kind.h"
#include "match/far/Report.h"

// Briefings, reports and requests as text, for a line between two programs. Each text is one message;
// whatever brings it keeps its bytes and their order.
namespace match {

/// Writes what the referee's table tells one viewer. A view is told by what it has not in common with the one
/// before, so that a long game costs no more for each turn than a short one.
class ReportWriter {
  public:
    /// The kind must outlive it.
    explicit ReportWriter(const game::Kind& kind) : kind_(kind) {}

    [[nodiscard]] std::string write(const Briefing& briefing);
    [[nodiscard]] std::string write(const Report& report);
    [[nodiscard]] static std::string write(const Receipt& receipt);
    [[nodiscard]] static std::string write(const ClockReadings& readings);

  private:
    void writeView(base::FieldWriter& fields, const game::View* view);

    const game::Kind& kind_;
    std::string view_;  ///< as it was told last
};

/// Reads it, in the same order. Errors: a text that is none, of another version, or of another game; after
/// one only a new briefing can be read.
class ReportReader {
  public:
    /// The kind must outlive it.
    explicit ReportReader(const game::Kind& kind) : kind_(&kind) {}

    [[nodiscard]] base::Result<Briefing> readBriefing(std::string_view text);
    /// What follows a briefing.
    using Told = std::variant<Report, Receipt, ClockReadings>;
    [[nodiscard]] base::Result<Told> read(std::string_view text);

  private:
    [[nodiscard]] Report readReport(base::FieldReader& fields);
    [[nodiscard]] std::unique_ptr<const game::View> readView(base::FieldReader& fields);

    const game::Kind* kind_;
    std::string view_;
};

[[nodiscard]] std::string write(const Request& request);
[[nodiscard]] base::Result<Request> readRequest(std::string_view text);

}  // namespace match
