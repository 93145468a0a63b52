// The thread that an event of the browser goes to. What asks for "the calling thread" gets that whose message
// the page happens to work off, which may be another one, since one call of the page works off those of all
// threads (emscripten 3.1.6): then clicks or keys are lost for good. pthread_self() is always right.
#pragma once

#include <emscripten/html5.h>
#include <pthread.h>

#undef EM_CALLBACK_THREAD_CONTEXT_CALLING_THREAD
#define EM_CALLBACK_THREAD_CONTEXT_CALLING_THREAD pthread_self()
