#define _GNU_SOURCE
#include "plugin_image.h"

#include <dlfcn.h>
#include <stddef.h>

plugin_image_function plugin_image_main(void) {
    Dl_info self, found;
    if (!dladdr((void *)plugin_image_main, &self)) return NULL;
    void *image = dlopen(self.dli_fname, RTLD_NOLOAD | RTLD_LAZY);
    if (!image) return NULL;
    void *symbol = dlsym(image, "main");
    dlclose(image);
    /* dlsym also looks into the libraries this one needs. */
    if (!symbol || !dladdr(symbol, &found) || found.dli_fbase != self.dli_fbase) return NULL;
    return (plugin_image_function)symbol;
}
