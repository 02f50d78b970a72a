/* Exports functions under the names of the system's, each of which ends whoever calls it. */
#include "../fixture.h"
#include <stddef.h>

#define OVERRIDE(name)                                                                             \
    WIDGET_EXPORT void name(void) { __builtin_trap(); }
#pragma GCC diagnostic ignored "-Wbuiltin-declaration-mismatch"
OVERRIDE(write)
OVERRIDE(read)
OVERRIDE(malloc)
OVERRIDE(free)
OVERRIDE(_exit)
OVERRIDE(pthread_create)
OVERRIDE(readlink)
OVERRIDE(swift_retain)
OVERRIDE(swift_release)
OVERRIDE(cairo_create)
OVERRIDE(pango_layout_new)

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Overridden", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.overrides-symbols", NULL, timeline);
}
