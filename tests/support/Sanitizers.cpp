// Linked into sanitized programs that draw. Tells the leak checker which foreign libraries leak at the end of
// the program, and the thread sanitizer which guard their data in ways it cannot see. The leak checker can
// name a leak's library only while it is loaded, so no library is unloaded.

extern "C" int dlclose(void*);
extern "C" int dlclose(void*) { return 0; }

extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libLLVM\n"
           "leak:libgallium\n"
           "leak:swrast_dri\n"
           "leak:libGLX\n"
           "leak:libEGL\n"
           "leak:libSDL2\n"
           "leak:libdbus\n"
           "leak:libfontconfig\n";
}

extern "C" const char* __lsan_default_options();
extern "C" const char* __lsan_default_options() { return "print_suppressions=0"; }

// For some old C libraries, the sanitizer recognises a block of thread-local memory by its address, which
// ends in 0x010, and reads address and size from the block's first words. Graphics drivers have blocks with
// such addresses, different in every run, and the leak checker then crashes with signal 11. The option turns
// this search off.
//
// 64 MiB of freed memory are kept from reuse, 256 bytes of a new block are filled with rubbish, and 6 callers
// are stored for each allocation. The defaults, 256 MiB, 4096 bytes and 30 callers, would take a sixth of the
// time of a short run.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() {
    return "intercept_tls_get_addr=0:quarantine_size_mb=64:malloc_context_size=6:max_malloc_fill_size=256";
}

extern "C" const char* __tsan_default_suppressions();
extern "C" const char* __tsan_default_suppressions() {
    return "race:swrast_dri\n"
           "race:libgallium\n"
           "race:libLLVM\n";
}
