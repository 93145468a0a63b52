#pragma once

namespace base {

/// Call this first in main(), before any file is opened.
///
/// A program can be started with its standard output closed. Then the next file that it opens would get that
/// number, and printed text would go into the file. After this call printing fails instead. Besides, with a
/// limit on the size of files (`ulimit -f`) writing fails after this call instead of ending the program by a
/// signal.
void secureStandardStreams();

}  // namespace base
