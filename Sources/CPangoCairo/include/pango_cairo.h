// Pango, Cairo and fontconfig, opened when first needed instead of linked.
//
// Linking them would make every runner map some forty libraries before it can say hello, and their
// symbols could be found by a plugin that brings its own copies. So each function here is a call
// through a table that pango_cairo_open fills with dlsym. The names and meanings are the libraries'
// own. Nothing may be called before pango_cairo_open has succeeded.
#pragma once

#include "pango_cairo_functions.h"
#include "pango_cairo_numbers.h"

struct pango_cairo_table {
#define MEMBER(library, result, name, parameters, arguments) result(*_Nonnull name) parameters;
    PANGO_CAIRO_FUNCTIONS(MEMBER)
#undef MEMBER
};

extern struct pango_cairo_table pango_cairo_table __attribute__((visibility("hidden")));

#define CALL(library, result, name, parameters, arguments)                                         \
    static inline result name parameters { return pango_cairo_table.name arguments; }
PANGO_CAIRO_FUNCTIONS(CALL)
#undef CALL

// Opens the libraries with RTLD_LOCAL and fills the table. They stay open until the process ends.
//
// Returns NULL for success, else a sentence that names the missing library or function and the
// Debian package; it lives as long as the process. May be called from any thread and any number of
// times: the work is done once.
const char *_Nullable pango_cairo_open(void);
