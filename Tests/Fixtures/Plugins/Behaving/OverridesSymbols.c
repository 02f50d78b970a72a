/* Exports functions under the names of the system's, each of which ends whoever calls it. */
#include <stddef.h>
#include <widget_plugin.h>

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
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.overrides-symbols",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
