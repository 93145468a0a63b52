#pragma once

namespace base {

/// Called first in main(), before any file is opened.
///
/// A program can be started with its standard output closed. The next file that it opens would get that
/// number, and what is printed would go into the file. Afterwards printing fails, as it should. And a limit
/// on the size of files (`ulimit -f`) makes writing fail instead of ending the program by a signal.
void secureStandardStreams();

}  // namespace base
