/* The library that this code is linked into.

   Here because Swift imports neither _dl_find_object nor RTLD_NOLOAD, and because only a hidden symbol is
   certain to lie in this library: every plugin brings its own copy of this code. */
#ifndef PLUGIN_IMAGE_H
#define PLUGIN_IMAGE_H

#include <stdint.h>

typedef int (*plugin_image_function)(int argc, char **argv);

/* Returns this library's own `main`, or NULL when it has none. [any] */
__attribute__((visibility("hidden"))) plugin_image_function plugin_image_main(void);

/* Receives the metadata of one type: what Swift calls `Any.Type`. */
typedef void (*plugin_image_type_visitor)(const void *metadata, void *argument);

/* Visits this library's types that conform to a protocol of that name, without generic ones. [any]
   What the optimizer found unused is there only if the protocol is marked
   @_alwaysEmitConformanceMetadata. */
__attribute__((visibility("hidden"))) void
plugin_image_conforming_types(const char *protocol, plugin_image_type_visitor visit,
                              void *argument);

/* Visits this library's classes that have a superclass, without generic ones. [any] The optimizer
   keeps those whose superclass is another library's or module's, used or not. */
__attribute__((visibility("hidden"))) void plugin_image_subclasses(plugin_image_type_visitor visit,
                                                                   void *argument);

/* Makes an object of a class that inherits NSObject, by its `init()`; the caller owns it. [any]
   Here because Swift calls an initializer of a class it learns at run time only if that is
   `required`, which Apple's classes do not ask of authors. */
__attribute__((visibility("hidden"))) void *plugin_image_make_object(const void *metadata);

#endif
