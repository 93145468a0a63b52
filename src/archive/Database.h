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

/// The kinds of failure that callers treat differently.
enum class Fault {
    None,
    Busy,            ///< another connection held the file for longer than the patience
    Damaged,         ///< not a database, or inconsistent
    ReadOnly,        ///< the file or its disk may not be written
    CannotOpen,      ///< the file, or one of SQLite's beside it, cannot be opened
    NoSharedMemory,  ///< the disk offers no memory that is shared with other programs, which a WAL needs
    Stopped,         ///< by the stop token
    Unfit,           ///< the statement names a table or column that the file lacks
    Other,           ///< such as a full disk or no memory
};

/// Data that are no text.
struct RawBytes {
    std::string_view all;
};

/// The value for a placeholder of a statement. Binding copies texts and bytes.
using Value = std::variant<std::monostate, std::int64_t, std::string_view, RawBytes>;

template <class T>
[[nodiscard]] Value toValue(const T& value) {
    if constexpr (std::is_same_v<T, Value> || std::is_same_v<T, RawBytes>)
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

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

class Database;

/// The rows of a running statement, one at a time. Its database must outlive it. Move-only.
class Rows {
  public:
    Rows(Rows&& other) noexcept;
    Rows& operator=(Rows&&) = delete;
    ~Rows();

    /// Goes to the next row; false after the last one, and after a failure.
    [[nodiscard]] bool next();
    /// The next column of this row. Bytes are taken as a std::string.
    template <class T>
    [[nodiscard]] T take();
    /// The result of the statement, once next() has returned false.
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
    sqlite3_stmt* statement_;  ///< null if it could not be prepared
    int column_ = 0;
    std::optional<base::Error> error_;
};

/// An SQLite database in a file: statements are prepared once, values are bound by type, failures are errors
/// that name the file. One thread at a time; every call blocks. No other code in the program runs statements.
class Database {
  public:
    enum class Mode {
        ReadWrite,  ///< created if it does not exist
        ReadOnly,
        Immutable,  ///< read-only, for folders where SQLite cannot create its shared-memory files
    };
    /// Where SQLite's locks are.
    enum class Locks {
        OnFile,
        OnComputer,  ///< for disks that cannot lock, see localLocksVfs()
    };
    Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    /// Opens `file`; call it once. Errors use the name `named`. Here and in every later call it waits up to
    /// `patience` for other connections.
    base::Result<void> open(const std::filesystem::path& file, Mode mode, std::chrono::milliseconds patience,
                            std::filesystem::path named, Locks locks = Locks::OnFile);
    /// Changes how long later calls wait for other connections.
    void setPatience(std::chrono::milliseconds patience);

    using TextFunction = std::string (*)(std::string_view);
    /// Lets statements call this function of one text by `name`.
    base::Result<void> define(const char* name, TextFunction function);

    /// Starts a statement. `sql` must be the program's own text; outside data may only be passed in `values`.
    template <class... Values>
    [[nodiscard]] Rows rows(std::string_view sql, const Values&... values) {
        const Value list[] = {Value(), toValue(values)...};
        return start(sql, list + 1, static_cast<int>(sizeof...(values)));
    }
    [[nodiscard]] Rows rows(std::string_view sql, const std::vector<Value>& values) {
        return start(sql, values.data(), static_cast<int>(values.size()));
    }
    /// Runs a statement to its end, ignoring its rows.
    template <class... Values>
    base::Result<void> run(std::string_view sql, const Values&... values) {
        Rows started = rows(sql, values...);
        while (started.next()) continue;
        return started.end();
    }
    /// Runs several statements without values.
    base::Result<void> runAll(const char* sql);

    /// On closing, leaves SQLite's log beside the file instead of merging it into the file.
    void leaveLogAlone();
    [[nodiscard]] std::int64_t lastId() const;
    /// The number of rows that the latest statement changed.
    [[nodiscard]] int changes() const;
    /// The number of rows that all statements of this connection have changed so far.
    [[nodiscard]] std::int64_t allChanges() const;
    /// Whether the file does not allow writing.
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] bool inTransaction() const;
    /// The kind of the latest failure.
    [[nodiscard]] Fault fault() const { return fault_; }
    /// An error about the file as a whole.
    [[nodiscard]] base::Error error(base::Message what) const {
        return base::fileError(named_, std::move(what));
    }

    /// While this object lives, statements fail with Fault::Stopped soon after a stop request.
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
    std::map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>, std::less<>> idle_;  ///< by SQL text
};

/// All statements up to commit() take effect together or, without commit(), not at all. A writing transaction
/// waits at its beginning for other writers, so that no later statement has to.
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
    Database* database_;  ///< null once the transaction is over
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
    else if constexpr (kIsOptional<T>)
        return isNull(column) ? T() : T(static_cast<typename T::value_type>(integer(column)));
    else
        return T(integer(column));  // a strong id
}

}  // namespace archive
