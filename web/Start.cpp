// clang 15 calls main(argc, argv) by a longer name than emscripten 3.1.6 looks for.
extern "C" int __main_argc_argv(int argc, char** argv);
extern "C" int page_main(int argc, char** argv) __asm__("main");
extern "C" int page_main(int argc, char** argv) { return __main_argc_argv(argc, argv); }
