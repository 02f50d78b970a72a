// Opens a library once and fills a table of its functions.
//
// FUNCTIONS(X) lists X(result, name, (parameters)); the calls are made through `table.name`.
#pragma once

#include <pthread.h>
#include <stddef.h>

#define CODEC_MEMBER(result, name, parameters) result(*name) parameters;
#define CODEC_NAME(result, name, parameters) #name,

// Defines `table`, and open_table(), which returns NULL or what is wrong.
#define CODEC_LIBRARY(file, package, FUNCTIONS)                                                    \
    static struct {                                                                                \
        FUNCTIONS(CODEC_MEMBER)                                                                    \
    } table;                                                                                       \
    static const char *problem;                                                                    \
    static void open_once(void) {                                                                  \
        static const char *const names[] = {FUNCTIONS(CODEC_NAME)};                                \
        problem = codec_open(file, package, names, sizeof names / sizeof *names, (void **)&table); \
    }                                                                                              \
    static const char *open_table(void) {                                                          \
        static pthread_once_t once = PTHREAD_ONCE_INIT;                                            \
        pthread_once(&once, open_once);                                                            \
        return problem;                                                                            \
    }

// Finds `names` in a library, or in those it needs, and writes their addresses to `members`.
// Returns NULL, or a clause that lives as long as the process.
const char *codec_open(const char *file, const char *package, const char *const *names,
                       size_t count, void **members);

// Keeps a clause for this thread.
const char *codec_problem(const char *format, ...) __attribute__((format(printf, 1, 2)));
