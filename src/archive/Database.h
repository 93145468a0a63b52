#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "archive/Entry.h"
#include "base/Result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace archive {

/// Why SQLite refused, as far as callers act on it.
enum class Fault {
    None,
    Busy,        ///< another connection held the file for longer than the patience
    Damaged,     ///< no database, or one that contradicts itself
    ReadOnly,    ///< the file or its disk may not be written
    CannotOpen,  ///< it, or a file beside it, may not be opened
    Stopped,     ///< by the stop token
    Unfit,       ///< the statement names a table or column that the file has not
    Other,       ///< a full disk, no memory
};

/// What a placeholder of a statement stands for. Texts are copied when they are bound.
using Value = std::variant<std::monostate, std::int64_t, std::string_view>;

template <class T>
[[nodiscard]] Value toValue(const T& value) {
    if constexpr (std::is_same_v<T, Value>)
        return value;
    else if constexpr (std::is_integral_v<T>)
        return static_cast<std::int64_t>(value);
    else if constexpr (std::is_same_v<T, Time>)
        return static_cast<std::int64_t>(value.time_since_epoch().count());
    else if constexpr (std::is_convertible_v<const T&, std::string_view>)
        return std::string_view(value);
    else
        return static_cast<std::int64_t>(value.value);  // a strong id
}
template <class T>
[[nodiscard]] Value toValue(const std::optional<T>& value) {
    return value ? toValue(*value) : Value();
}

class Database;

/// The rows of a statement that runs, one at a time. Its database must outlive it. Move-only.
class Rows {
  public:
    Rows(Rows&& other) noexcept;
    Rows& operator=(Rows&&) = delete;
    ~Rows();

    /// Goes to the next row; false after the last one and after a failure.
    [[nodiscard]] bool next();
    /// The next column of this row.
    template <class T>
    [[nodiscard]] T take();
    /// How it went, once next() was false.
    [[nodiscard]] base::Result<void> end() const;

  private:
    friend class Database;
    Rows(Database& database, std::string sql, sqlite3_stmt* statement);
    void fail();
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;

    Database* database_;
    std::string sql_;
    sqlite3_stmt* statement_;  ///< null: it could not be prepared
    int column_ = 0;
    std::optional<base::Error> error_;
};

/// An SQLite database in a file: statements are prepared once, values are bound by their type, failures are
/// errors that name the file. One thread at a time; every call blocks. The only part of the program that
/// calls SQLite.
class Database {
  public:
    enum class Mode {
        ReadWrite,  ///< made if it is not there
        ReadOnly,
        Immutable,  ///< read-only in a folder where SQLite cannot make the files that it needs to share it
    };
    Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    /// Opens `file`, once. `named` is how errors call it. Waits for other connections for up to `patience`,
    /// here and in every later call.
    base::Result<void> open(const std::filesystem::path& file, Mode mode, std::chrono::milliseconds patience,
                            std::filesystem::path named);

    /// Starts a statement; its text is the program's own, values from outside go in by `values` alone.
    template <class... Values>
    [[nodiscard]] Rows rows(std::string_view sql, const Values&... values) {
        const Value list[] = {Value(), toValue(values)...};
        return start(sql, list + 1, static_cast<int>(sizeof...(values)));
    }
    [[nodiscard]] Rows rows(std::string_view sql, const std::vector<Value>& values) {
        return start(sql, values.data(), static_cast<int>(values.size()));
    }
    /// Runs a statement to its end.
    template <class... Values>
    base::Result<void> run(std::string_view sql, const Values&... values) {
        Rows started = rows(sql, values...);
        while (started.next()) continue;
        return started.end();
    }
    /// Runs several statements without values.
    base::Result<void> runAll(const char* sql);

    /// What lies in SQLite's log beside the file stays there when this is closed, instead of going into it.
    void leaveLogAlone();
    [[nodiscard]] std::int64_t lastId() const;
    /// Rows that the latest statement changed.
    [[nodiscard]] int changes() const;
    /// Whether writing is refused because of the file.
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] bool inTransaction() const;
    /// Of the latest failure.
    [[nodiscard]] Fault fault() const { return fault_; }
    /// An error about the file as a whole.
    [[nodiscard]] base::Error error(base::Message what) const {
        return base::fileError(named_, std::move(what));
    }

    /// While it lives statements end with Fault::Stopped soon after a stop is requested.
    class Stopping {
      public:
        Stopping(Database& database, const std::stop_token& stop);
        Stopping(const Stopping&) = delete;
        Stopping& operator=(const Stopping&) = delete;
        ~Stopping();

      private:
        Database& database_;
        std::stop_token stop_;
    };

  private:
    friend class Rows;
    [[nodiscard]] Rows start(std::string_view sql, const Value* values, int count);
    [[nodiscard]] sqlite3_stmt* prepared(const std::string& sql);
    void giveBack(std::string sql, sqlite3_stmt* statement);
    [[nodiscard]] base::Error lastError();

    struct Close {
        void operator()(sqlite3* database) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::filesystem::path named_;
    Fault fault_ = Fault::None;
    std::unique_ptr<sqlite3, Close> handle_;
    std::map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>, std::less<>> idle_;  ///< by their text
};

/// Everything between begin() and commit() happens as a whole or, without commit(), not at all. Writing ones
/// wait at the beginning for the connection that writes at present, so that nothing later has to.
class Transaction {
  public:
    enum class Kind { Reading, Writing };
    [[nodiscard]] static base::Result<Transaction> begin(Database& database, Kind kind);
    Transaction(Transaction&& other) noexcept : database_(std::exchange(other.database_, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    base::Result<void> commit();

  private:
    explicit Transaction(Database& database) : database_(&database) {}
    Database* database_;  ///< null once it is over
};

template <class T>
T Rows::take() {
    const int column = column_++;
    if constexpr (std::is_same_v<T, std::string>)
        return text(column);
    else if constexpr (std::is_same_v<T, bool>)
        return integer(column) != 0;
    else if constexpr (std::is_integral_v<T>)
        return static_cast<T>(integer(column));
    else if constexpr (std::is_same_v<T, Time>)
        return Time(std::chrono::milliseconds(integer(column)));
    else if constexpr (std::is_same_v<T, std::optional<SeriesId>>)
        return isNull(column) ? T() : T(SeriesId(integer(column)));
    else
        return T(integer(column));  // a strong id
}

}  // namespace archive
