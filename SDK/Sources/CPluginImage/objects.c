#include "plugin_image.h"

/* NSObject, and its `init()` as subclasses refer to it: the slot of the class's table is found by
   these, as the compiler's own calls across libraries find it. */
extern const char ns_object[] __asm__("$s10Foundation8NSObjectCMn");
extern const char ns_object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");

/* Of the Swift runtime: the implementation that a class has for a method. */
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *base);

typedef __attribute__((swiftcall)) void *(*initializer)(__attribute__((swift_context))
                                                        const void *metadata);

void *plugin_image_make_object(const void *metadata) {
    initializer init = (initializer)swift_lookUpClassMethod(metadata, ns_object_init, ns_object);
    return init(metadata);
}
