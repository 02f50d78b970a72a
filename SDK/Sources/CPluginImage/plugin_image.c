#define _GNU_SOURCE
#include "plugin_image.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>

/* Not dladdr: to name the nearest symbol too, that looks at all of them, and a plugin has 30,000. */
static struct link_map *library_of(const void *address) {
    struct dl_find_object found;
    return _dl_find_object((void *)address, &found) == 0 ? found.dlfo_link_map : NULL;
}

plugin_image_function plugin_image_main(void) {
    struct link_map *self = library_of((const void *)plugin_image_main);
    void *image = self ? dlopen(self->l_name, RTLD_NOLOAD | RTLD_LAZY) : NULL;
    if (!image) return NULL;
    void *symbol = dlsym(image, "main");
    dlclose(image);
    /* dlsym also looks into the libraries this one needs. */
    return symbol && library_of(symbol) == self ? (plugin_image_function)symbol : NULL;
}
