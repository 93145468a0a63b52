// Linked into sanitized test programs that do not draw; those that draw have Sanitizers.cpp.
//
// 2 callers are stored for each allocation. The default, 30, takes a seventh to a third of the time of tests.
// Of a new block 256 bytes are filled with rubbish, not 4096: enough for what reads a member before it was
// written. For longer lists of callers in a report, run the test with ASAN_OPTIONS=malloc_context_size=30.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() { return "malloc_context_size=2:max_malloc_fill_size=256"; }
