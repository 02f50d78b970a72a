#include "plugin_image.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* The linker's names for the sections in which the Swift compiler lists conformances and types, one
   offset each. Weak: a plugin without any has no such section. */
#define SECTION(name) extern const int32_t name[] __attribute__((weak, visibility("hidden")))
SECTION(__start_swift5_protocol_conformances);
SECTION(__stop_swift5_protocol_conformances);
SECTION(__start_swift5_type_metadata);
SECTION(__stop_swift5_type_metadata);

/* Swift's ABI for a conformance, a protocol and a type; each offset counts from its own address. */
typedef struct {
    int32_t protocol, type, witness_table;
    uint32_t flags;
} conformance;

typedef struct {
    uint32_t flags;
    int32_t parent, name;
} context;

typedef struct {
    const void *metadata;
    size_t state;
} metadata_response;

typedef struct {
    context context;
    int32_t metadata_accessor;
    int32_t fields;
    int32_t superclass; /* of a class: its name, 0 without */
} type_context;

static const void *follow(const int32_t *offset) {
    return *offset ? (const char *)offset + *offset : NULL;
}

/* The lowest bits tell whether the offset leads to a pointer. */
static const void *follow_indirectable(const int32_t *offset) {
    const char *target = (const char *)offset + (*offset & ~3);
    return *offset & 1 ? *(const void *const *)target : target;
}

static const type_context *conforming_type(const conformance *found) {
    switch (found->flags >> 3 & 7) {
    case 0: return follow(&found->type);
    case 1: return *(const void *const *)follow(&found->type);
    default: return NULL; /* a class of Objective-C */
    }
}

static void visit_type(const type_context *type, plugin_image_type_visitor visit, void *argument) {
    bool is_generic = type->context.flags & 0x80;
    if (is_generic || !type->metadata_accessor) return;
    metadata_response (*accessor)(size_t request) =
        (metadata_response (*)(size_t))follow(&type->metadata_accessor);
    visit(accessor(0).metadata, argument);
}

void plugin_image_conforming_types(const char *protocol, plugin_image_type_visitor visit,
                                   void *argument) {
    const int32_t *end = __stop_swift5_protocol_conformances;
    for (const int32_t *record = __start_swift5_protocol_conformances; record < end; record++) {
        const conformance *found = follow(record);
        const context *descriptor = found ? follow_indirectable(&found->protocol) : NULL;
        if (!descriptor || strcmp(follow(&descriptor->name), protocol) != 0) continue;
        const type_context *type = conforming_type(found);
        if (type) visit_type(type, visit, argument);
    }
}

void plugin_image_subclasses(plugin_image_type_visitor visit, void *argument) {
    const int32_t *end = __stop_swift5_type_metadata;
    for (const int32_t *record = __start_swift5_type_metadata; record < end; record++) {
        if (*record & 2) continue; /* a kind of record that no compiler writes yet */
        const type_context *type = follow_indirectable(record);
        bool is_class = type && (type->context.flags & 0x1f) == 16;
        if (is_class && type->superclass) visit_type(type, visit, argument);
    }
}
