#include "codec_library.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *codec_problem(const char *format, ...) {
    static _Thread_local char text[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

static const char *kept(const char *text) {
    const char *copy = strdup(text);
    return copy ? copy : "there is no memory to say what is wrong";
}

const char *codec_open(const char *file, const char *package, const char *const *names,
                       size_t count, void **members) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        return kept(codec_problem("%s cannot be opened (%s); install the Debian package %s", file,
                                  dlerror(), package));
    }
    for (size_t i = 0; i < count; i++) {
        members[i] = dlsym(library, names[i]);
        if (members[i]) continue;
        return kept(codec_problem("%s has no function %s; update the Debian package %s", file,
                                  names[i], package));
    }
    return NULL;
}
