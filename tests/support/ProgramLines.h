#pragma once

#include <gtest/gtest.h>

#include <string>

#include "process/ChildProcess.h"

namespace support {

/// The next line of a program that begins like this, without that; "" and a failure if none comes.
inline std::string lineAfter(process::ChildProcess& program, const std::string& beginning,
                             process::ChildProcess::Clock::time_point deadline) {
    std::string line;
    while (program.readLine(line, deadline) == process::ChildProcess::Reading::Line)
        if (line.starts_with(beginning)) return line.substr(beginning.size());
    ADD_FAILURE() << "no line \"" << beginning << "\": " << program.closingError().english() << ' '
                  << program.lastErrorLine();
    return {};
}

}  // namespace support
