#include "archive/Database.h"

#include <sqlite3.h>

#include "archive/LocalLocks.h"
#include "base/Descriptor.h"
#include "base/FileName.h"

namespace archive {

using base::msgid;

namespace {

/// How many prepared statements are kept; searches have many forms.
constexpr std::size_t kMostIdle = 64;
/// SQLite steps between two checks of the stop token: about 20 microseconds.
constexpr int kStepsBetweenLooks = 2000;

Fault faultOf(int code) {
    switch (code) {
        case SQLITE_IOERR_SHMOPEN:
        case SQLITE_IOERR_SHMSIZE:
        case SQLITE_IOERR_SHMLOCK:
        case SQLITE_IOERR_SHMMAP:
            return Fault::NoSharedMemory;
        default:
            break;
    }
    switch (code & 0xFF) {
        case SQLITE_OK:
        case SQLITE_ROW:
        case SQLITE_DONE:
            return Fault::None;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return Fault::Busy;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return Fault::Damaged;
        case SQLITE_READONLY:
            return Fault::ReadOnly;
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_AUTH:
            return Fault::CannotOpen;
        case SQLITE_INTERRUPT:
            return Fault::Stopped;
        case SQLITE_ERROR:
            return Fault::Unfit;
        default:
            return Fault::Other;
    }
}

/// The reason for the latest failure: the system's error, or else SQLite's.
std::string reasonIn(sqlite3* handle) {
    const int system = sqlite3_system_errno(handle);
    return system != 0 ? base::reasonOf(system) : sqlite3_errmsg(handle);
}

base::Message messageOf(int code, sqlite3* handle) {
    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return msgid("another program is using the library");
        case SQLITE_CORRUPT:
            return msgid("the library is damaged");
        case SQLITE_NOTADB:
            return msgid("this is not a library of games");
        case SQLITE_READONLY:
            return msgid("the library is read-only");
        case SQLITE_FULL:
            return msgid("there is no space left on the disk of the library");
        case SQLITE_NOMEM:
            return msgid("there is not enough memory for this");
        case SQLITE_INTERRUPT:
            return msgid("the search was cancelled");
        case SQLITE_TOOBIG:
            return msgid("this is too long for the library");
        case SQLITE_CANTOPEN:
            return {msgid("the library cannot be opened: {why}"), {{"why", reasonIn(handle)}}};
        case SQLITE_IOERR:
            return {msgid("the library cannot be read or written: {why}"), {{"why", reasonIn(handle)}}};
        default:
            return {msgid("the library failed: {why}"), {{"why", sqlite3_errmsg(handle)}}};
    }
}

int openFlags(Database::Mode mode) {
    // NOMUTEX: each connection is used by one thread at a time, so it needs no lock.
    constexpr int kAlways = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE;
    return kAlways | (mode == Database::Mode::ReadWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                                        : SQLITE_OPEN_READONLY);
}

/// The file as a URI, which has no letters with a meaning to SQLite.
std::string uriOf(const std::filesystem::path& file, Database::Mode mode) {
    const std::string uri = base::fileUri(std::filesystem::absolute(file));
    return mode == Database::Mode::Immutable ? uri + "?immutable=1" : uri;
}

int bindValue(sqlite3_stmt* statement, int index, const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return sqlite3_bind_int64(statement, index, *number);
    if (const auto* text = std::get_if<std::string_view>(&value))
        return sqlite3_bind_text64(statement, index, text->empty() ? "" : text->data(), text->size(),
                                   SQLITE_TRANSIENT, SQLITE_UTF8);
    if (const auto* bytes = std::get_if<RawBytes>(&value))
        return sqlite3_bind_blob64(statement, index, bytes->all.empty() ? "" : bytes->all.data(),
                                   bytes->all.size(), SQLITE_TRANSIENT);
    return sqlite3_bind_null(statement, index);
}

}  // namespace

Rows::Rows(Database& database, std::string sql, sqlite3_stmt* statement)
    : database_(&database), sql_(std::move(sql)), statement_(statement) {
    if (!statement_) fail();
}

Rows::Rows(Rows&& other) noexcept
    : database_(other.database_),
      sql_(std::move(other.sql_)),
      statement_(std::exchange(other.statement_, nullptr)),
      column_(other.column_),
      error_(std::move(other.error_)) {}

Rows::~Rows() {
    if (statement_) database_->giveBack(std::move(sql_), statement_);
}

void Rows::fail() { error_ = database_->lastError(); }

bool Rows::next() {
    if (!statement_ || error_) return false;
    column_ = 0;
    const int code = sqlite3_step(statement_);
    if (code != SQLITE_ROW && code != SQLITE_DONE) fail();
    return code == SQLITE_ROW;
}

base::Result<void> Rows::end() const {
    if (error_) return *error_;
    return {};
}

bool Rows::isNull(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }

std::int64_t Rows::integer(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Rows::text(int column) const {
    const auto* begin = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    if (!begin) return {};
    return {begin, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

void Database::Close::operator()(sqlite3* database) const { sqlite3_close(database); }
void Database::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database() = default;
Database::~Database() = default;

base::Result<void> Database::open(const std::filesystem::path& file, Mode mode,
                                  std::chrono::milliseconds patience, std::filesystem::path named,
                                  Locks locks) {
    named_ = std::move(named);
    sqlite3* handle = nullptr;
    const char* const vfs = locks == Locks::OnComputer ? localLocksVfs() : nullptr;
    const int code = sqlite3_open_v2(uriOf(file, mode).c_str(), &handle, openFlags(mode), vfs);
    handle_.reset(handle);
    if (code != SQLITE_OK) return lastError();
    setPatience(patience);
    // The file may come from anywhere: triggers and views in it must not affect our statements.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    return {};
}

void Database::setPatience(std::chrono::milliseconds patience) {
    sqlite3_busy_timeout(handle_.get(), static_cast<int>(patience.count()));
}

base::Result<void> Database::define(const char* name, TextFunction function) {
    const auto call = [](sqlite3_context* context, int, sqlite3_value** arguments) {
        const auto* const text = reinterpret_cast<const char*>(sqlite3_value_text(arguments[0]));
        const auto length = static_cast<std::size_t>(sqlite3_value_bytes(arguments[0]));
        const auto asked = reinterpret_cast<TextFunction>(sqlite3_user_data(context));
        const std::string answer = asked({text != nullptr ? text : "", length});
        sqlite3_result_text64(context, answer.data(), answer.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    };
    const int code =
        sqlite3_create_function_v2(handle_.get(), name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                                   reinterpret_cast<void*>(function), call, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return lastError();
    return {};
}

base::Error Database::lastError() {
    if (!handle_) {
        fault_ = Fault::Other;
        return error(msgid("there is not enough memory for this"));
    }
    const int code = sqlite3_extended_errcode(handle_.get());
    fault_ = faultOf(code);
    return error(messageOf(code, handle_.get()));
}

sqlite3_stmt* Database::prepared(const std::string& sql) {
    if (const auto found = idle_.find(sql); found != idle_.end()) {
        sqlite3_stmt* statement = found->second.release();
        idle_.erase(found);
        return statement;
    }
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v3(handle_.get(), sql.c_str(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                       &statement, nullptr);
    return statement;
}

void Database::giveBack(std::string sql, sqlite3_stmt* statement) {
    std::unique_ptr<sqlite3_stmt, Finalize> owned(statement);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    if (idle_.size() >= kMostIdle) idle_.clear();
    idle_.insert_or_assign(std::move(sql), std::move(owned));
}

Rows Database::start(std::string_view sql, const Value* values, int count) {
    std::string text(sql);
    sqlite3_stmt* statement = prepared(text);
    Rows rows(*this, std::move(text), statement);
    for (int i = 0; statement && i < count; ++i)
        if (bindValue(statement, i + 1, values[i]) != SQLITE_OK) {
            rows.fail();
            break;
        }
    return rows;
}

base::Result<void> Database::runAll(const char* sql) {
    if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return lastError();
    return {};
}

void Database::leaveLogAlone() {
    sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

std::int64_t Database::lastId() const { return sqlite3_last_insert_rowid(handle_.get()); }
int Database::changes() const { return sqlite3_changes(handle_.get()); }
std::int64_t Database::allChanges() const { return sqlite3_total_changes64(handle_.get()); }
bool Database::isReadOnly() const { return sqlite3_db_readonly(handle_.get(), "main") == 1; }
bool Database::inTransaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

Database::Stopping::Stopping(Database& database, const std::stop_token& stop)
    : database_(database), stop_(stop) {
    const auto look = [](void* token) {
        return static_cast<const std::stop_token*>(token)->stop_requested() ? 1 : 0;
    };
    sqlite3_progress_handler(database_.handle_.get(), kStepsBetweenLooks, look, &stop_);
}

Database::Stopping::~Stopping() { sqlite3_progress_handler(database_.handle_.get(), 0, nullptr, nullptr); }

base::Result<Transaction> Transaction::begin(Database& database, Kind kind) {
    if (auto begun = database.run(kind == Kind::Writing ? "BEGIN IMMEDIATE" : "BEGIN"); !begun)
        return begun.error();
    return Transaction(database);
}

Transaction::~Transaction() {
    // After some failures SQLite has already rolled back.
    if (database_ && database_->inTransaction()) (void)database_->run("ROLLBACK");
}

base::Result<void> Transaction::commit() {
    auto done = database_->run("COMMIT");
    if (done) database_ = nullptr;
    return done;
}

}  // namespace archive
