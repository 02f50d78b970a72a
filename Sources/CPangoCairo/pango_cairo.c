#include "include/pango_cairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum library {
#define NAME(library, file, package) library,
    PANGO_CAIRO_LIBRARIES(NAME)
#undef NAME
        LIBRARY_COUNT
};

static const struct {
    const char *file, *package;
} libraries[] = {
#define ENTRY(library, file, package) [library] = {file, package},
    PANGO_CAIRO_LIBRARIES(ENTRY)
#undef ENTRY
};

struct pango_cairo_table pango_cairo_table;

static char failure[512];

static int open_libraries(void *handles[LIBRARY_COUNT]) {
    for (int i = 0; i < LIBRARY_COUNT; i++) {
        handles[i] = dlopen(libraries[i].file, RTLD_NOW | RTLD_LOCAL);
        if (handles[i]) continue;
        snprintf(failure, sizeof failure, "Cannot open %s (%s). Install the Debian package %s.",
                 libraries[i].file, dlerror(), libraries[i].package);
        return 0;
    }
    return 1;
}

static int find_function(void *handle, enum library library, const char *name, void *member) {
    void *address = dlsym(handle, name);
    if (!address) {
        snprintf(failure, sizeof failure, "%s has no function %s. Update the Debian package %s.",
                 libraries[library].file, name, libraries[library].package);
        return 0;
    }
    memcpy(member, &address, sizeof address);
    return 1;
}

static void open_once(void) {
    void *handles[LIBRARY_COUNT];
    if (!open_libraries(handles)) return;
#define FIND(library, result, name, parameters, arguments)                                         \
    if (!find_function(handles[library], library, #name, &pango_cairo_table.name)) return;
    PANGO_CAIRO_FUNCTIONS(FIND)
#undef FIND
}

const char *pango_cairo_open(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_once);
    return failure[0] ? failure : NULL;
}
