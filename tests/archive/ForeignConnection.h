#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <string>

namespace archive {

/// The connection of another program to the archive's file.
class ForeignConnection {
  public:
    explicit ForeignConnection(const std::filesystem::path& file) { sqlite3_open(file.c_str(), &handle_); }
    ForeignConnection(const ForeignConnection&) = delete;
    ForeignConnection& operator=(const ForeignConnection&) = delete;
    ~ForeignConnection() { sqlite3_close(handle_); }
    void run(const std::string& sql) {
        char* problem = nullptr;
        sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, &problem);
        EXPECT_EQ(problem, nullptr) << problem;
        sqlite3_free(problem);
    }

  private:
    sqlite3* handle_ = nullptr;
};

}  // namespace archive
