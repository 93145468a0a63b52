#include "archive/Opening.h"

#include <system_error>
#include <thread>
#include <utility>

#include "archive/DamagedFile.h"
#include "archive/LocalLocks.h"
#include "archive/Recovery.h"
#include "archive/Schema.h"
#include "base/FilePlace.h"
#include "base/FolderLock.h"

namespace archive {

using base::msgid;
namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds kPause{20};  // between two attempts to open a busy file
constexpr int kMostRenamed = 2;                  // renaming more than this would be a fault of this program

/// Opens the file, which may take several attempts, since SQLite's own waiting does not cover every case.
class Opener {
  public:
    Opener(const fs::path& file, const OpeningOptions& options)
        : named_(file), options_(options), deadline_(Clock::now() + options.patience) {}

    base::Result<OpenedFile> open() {
        if (auto found = findPlace(); !found) return found.error();
        // Renaming a damaged file must not race with another program that has just opened it, since that one
        // would go on with the new file's log.
        const auto lock = base::FolderLock::take(file_.parent_path(), options_.patience);
        if (!lock) return base::fileError(named_, msgid("another program is using the library"));
        if (putBackInterrupted(file_)) isThere_ = true;
        for (;;) {
            fault_ = Fault::None;
            database_ = std::make_unique<Database>();
            auto tried = attempt();
            if (tried && recovery_)
                if (auto recovered = recover(); !recovered) return recovered.error();
            if (tried) {
                database_->setPatience(options_.patience);
                return OpenedFile{std::move(database_), mode_ != Mode::ReadWrite, renamed_ > 0, warning_};
            }
            if (fault_ == Fault::Damaged) database_->leaveLogAlone();
            database_.reset();
            if (auto mended = mend(); !mended) return mended.error();
            if (fault_ == Fault::Other) return tried.error();
        }
    }

  private:
    using Clock = std::chrono::steady_clock;
    using Mode = Database::Mode;

    /// Follows all links, since SQLite's own files lie beside the file at their end, and finds out whether it
    /// may be written.
    base::Result<void> findPlace() {
        std::error_code error;
        file_ = fs::weakly_canonical(fs::absolute(named_), error);
        if (error) file_ = fs::absolute(named_);
        const fs::file_status status = fs::status(file_, error);
        isThere_ = status.type() != fs::file_type::not_found;
        if (status.type() == fs::file_type::directory)
            return base::fileError(named_, msgid("this is a folder, not a file"));
        if (fs::is_other(status)) return base::fileError(named_, msgid("this is not a file"));
        if (isThere_) {
            // Another program may be renaming the file at this moment; a missing file is not a read-only one.
            if (!base::placeOf(file_) && fs::exists(file_, error) && !base::placeOf(file_))
                becomeReadOnly(Mode::ReadOnly);
            return {};
        }
        fs::create_directories(file_.parent_path(), error);
        if (error)
            return base::fileError(named_,
                                   {msgid("the folder cannot be made: {why}"), {{"why", error.message()}}});
        return {};
    }

    void becomeReadOnly(Mode mode) {
        mode_ = mode;
        warning_ =
            base::fileError(named_, msgid("the library is read-only; games can be opened, but not saved"));
    }

    base::Result<void> attempt() {
        // The first attempt does not wait: where nothing can be locked, waiting does not help.
        const auto patience = locksTried_ ? options_.patience : std::chrono::milliseconds(0);
        auto opened = database_->open(file_, mode_, patience, named_, locks_);
        if (!opened) return failed(opened);
        if (mode_ == Mode::ReadWrite && !logged_)
            if (auto left = leaveLog(); !left) return failed(left);
        const auto identity = schema::identify(*database_);
        if (!identity) return failed(identity.error());
        if (mode_ == Mode::ReadWrite && database_->isReadOnly())
            return refused(Fault::ReadOnly, msgid("the library is read-only"));
        if (!identity->ours())
            return refused(Fault::Other,
                           msgid("this file belongs to another program, it is not a library of games"));
        if (identity->version > schema::kVersion)
            return refused(Fault::Other, msgid("this library is from a newer version of the program"));
        const auto sound = schema::isSound(*database_);
        if (!sound) return failed(sound.error());
        if (!*sound) return refused(Fault::Damaged, msgid("the library is damaged"));
        if (mode_ == Mode::ReadWrite) return failed(setUp());
        if (identity->version == schema::kVersion) return {};
        return refused(Fault::Other, msgid("this library is from an older version, and it is read-only"));
    }

    /// Gives a file with a WAL a rollback journal. The WAL, in which a program that crashed may have left its
    /// last data, can be read without shared memory only while no other program has the file open.
    base::Result<void> leaveLog() {
        return database_->runAll(
            "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE;"
            "PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_schema LIMIT 1");
    }

    /// WAL: readers and writers do not wait for each other. FULL, or EXTRA for a rollback journal: committed
    /// data survive a power cut. secure_delete: pages no longer in use hold no rows, which a recovery would
    /// take for games.
    base::Result<void> setUp() {
        const char* const journal = logged_ ? "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL"
                                            : "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA";
        if (auto set = database_->runAll(journal); !set) return set;
        if (auto set = database_->runAll("PRAGMA foreign_keys = ON;"
                                         "PRAGMA secure_delete = ON;"
                                         "PRAGMA cache_size = -16384; PRAGMA journal_size_limit = 4194304");
            !set)
            return set;
        const auto identity = schema::identify(*database_);
        if (!identity) return identity.error();
        if (identity->version == schema::kVersion) return {};
        return schema::migrate(*database_);
    }

    base::Result<void> failed(base::Result<void> result) {
        if (!result) fault_ = database_->fault();
        return result;
    }
    base::Result<void> refused(Fault fault, base::Message why) {
        fault_ = fault;
        return base::fileError(named_, std::move(why));
    }

    /// Prepares the next attempt. If nothing helps, the fault becomes Other.
    base::Result<void> mend() {
        switch (fault_) {
            case Fault::Busy:
                return waitForOthers();
            case Fault::Damaged:
                return beginAnew();
            case Fault::ReadOnly:
            case Fault::CannotOpen:
                return readInstead();
            case Fault::NoSharedMemory:
                return doWithoutLog();
            default:
                fault_ = Fault::Other;
                return {};
        }
    }

    /// Nobody needs to know: only reading and writing at the same time is slower.
    base::Result<void> doWithoutLog() {
        if (mode_ != Mode::ReadWrite) return readInstead();
        if (!std::exchange(logged_, false)) fault_ = Fault::Other;
        return {};
    }

    /// SQLite reports a file that cannot be locked like one that another program has locked.
    base::Result<void> waitForOthers() {
        if (!std::exchange(locksTried_, true)) {
            if (canLockIn(file_.parent_path())) return {};
            locks_ = Database::Locks::OnComputer;
            logged_ = false;
            if (!warning_)
                warning_ = base::fileError(
                    named_, msgid("files cannot be locked in this folder: use the library on one computer "
                                  "at a time"));
            return {};
        }
        if (Clock::now() >= deadline_)
            fault_ = Fault::Other;
        else
            std::this_thread::sleep_for(kPause);
        return {};
    }

    base::Result<void> beginAnew() {
        if (mode_ != Mode::ReadWrite || ++renamed_ > kMostRenamed) {
            fault_ = Fault::Other;
            return {};
        }
        if (!recovery_) recovery_.emplace(file_);
        const auto kept = renameDamaged(file_);
        if (!kept) return kept.error();
        kept_ = *kept;
        return {};
    }

    /// Saves what was read from the damaged file. If that fails, as on a full disk, the damaged file gets its
    /// name back, so that the next start tries again.
    base::Result<void> recover() {
        if (auto written = recovery_->writeTo(*database_, options_.readGame); !written) {
            database_.reset();
            putBack(kept_, file_);
            return written;
        }
        recoveryEnds(file_);
        const bool some = recovery_->saved() + recovery_->lost() > 0;
        warning_ = base::fileError(
            named_, some
                        ? savedMessage()
                        : base::Message(
                              msgid("the library was damaged: it is kept as {file}, and a new one was begun"),
                              {{"file", kept_.string()}}));
        return {};
    }

    [[nodiscard]] base::Message savedMessage() const {
        std::vector<base::MessagePart> parts{{"games", std::to_string(recovery_->saved())},
                                             {"file", kept_.string()}};
        if (recovery_->lost() == 0)
            return {msgid("the library was damaged. All games that were found in it are saved in a new "
                          "one: {games}. The damaged file is kept as {file}"),
                    std::move(parts)};
        parts.emplace_back("lost", std::to_string(recovery_->lost()));
        return {msgid("the library was damaged. Games saved in a new one: {games}; games that could not "
                      "be read: {lost}. The damaged file is kept as {file}; the command \"sqlite3 {file} "
                      ".recover\" shows what is left of them"),
                std::move(parts)};
    }

    base::Result<void> readInstead() {
        if (!isThere_ || mode_ == Mode::Immutable)
            fault_ = Fault::Other;
        else
            becomeReadOnly(mode_ == Mode::ReadWrite ? Mode::ReadOnly : Mode::Immutable);
        return {};
    }

    fs::path named_;  ///< the path as the caller gave it
    fs::path file_;   ///< the path after all links
    OpeningOptions options_;
    Clock::time_point deadline_;
    bool isThere_ = false;
    Mode mode_ = Mode::ReadWrite;
    Database::Locks locks_ = Database::Locks::OnFile;
    bool locksTried_ = false;  ///< whether the disk can lock is known, if it matters
    bool logged_ = true;       ///< with a WAL, not with a rollback journal
    int renamed_ = 0;
    std::optional<Recovery> recovery_;  ///< of the damaged file
    fs::path kept_;                     ///< its new name
    std::optional<base::Error> warning_;
    std::unique_ptr<Database> database_;
    Fault fault_ = Fault::None;
};

}  // namespace

base::Result<OpenedFile> openFile(const fs::path& file, const OpeningOptions& options) {
    return Opener(file, options).open();
}

}  // namespace archive
