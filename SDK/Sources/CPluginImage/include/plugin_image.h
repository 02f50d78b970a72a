/* The library that this code is linked into.

   Here because Swift imports neither dladdr nor RTLD_NOLOAD, and because only a hidden symbol is
   certain to lie in this library: every plugin brings its own copy of this code. */
#ifndef PLUGIN_IMAGE_H
#define PLUGIN_IMAGE_H

typedef int (*plugin_image_function)(int argc, char **argv);

/* Returns this library's own `main`, or NULL when it has none. [any] */
__attribute__((visibility("hidden"))) plugin_image_function plugin_image_main(void);

#endif
