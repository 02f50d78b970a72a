/* Offers previews: four good ones, and one of each kind that must be left out. */
#include <math.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
}

static void entries(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, widget_context(out), NULL);
    widget_add_entry(out, widget_now(out) + 60.0, draw, "A minute later", NULL);
}

static void fill(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_RECTANGLE);
    widget_end(view);
}

static void filled(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), fill, NULL, NULL);
}

static void nothing(widget_timeline *out) { (void)out; }

static void add(widget_registry *registry, const char *id, widget_family families, double width,
                void (*function)(widget_timeline *)) {
    widget_preview preview = {.size = sizeof preview,
                              .id = id,
                              .name = "Named",
                              .source = "Previews.c:1",
                              .families = families,
                              .width = width,
                              .height = 50.0,
                              .entries = function,
                              .context = "Now"};
    widget_register_preview(registry, &preview);
}

static void list(widget_registry *registry) {
    add(registry, "first", WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM, 0.0, entries);
    add(registry, "view", 0, 100.0, entries);
    add(registry, "first", WIDGET_SYSTEM_SMALL, 0.0, entries);
    add(registry, "", WIDGET_SYSTEM_SMALL, 0.0, entries);
    add(registry, "without function", WIDGET_SYSTEM_SMALL, 0.0, NULL);
    add(registry, "without size", 0, NAN, entries);
    add(registry, "empty", WIDGET_SYSTEM_SMALL, 0.0, nothing);
    widget_preview edge = {.size = sizeof edge,
                           .id = "edge",
                           .families = WIDGET_SYSTEM_SMALL,
                           .entries = filled,
                           .options = WIDGET_CONTENT_MARGINS_DISABLED};
    widget_register_preview(registry, &edge);
    widget_preview snug = {.size = sizeof snug,
                           .id = "snug",
                           .entries = entries,
                           .context = "Now",
                           .options = WIDGET_SIZE_FITS_CONTENT};
    widget_register_preview(registry, &snug);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.previews",
                                .families = WIDGET_SYSTEM_SMALL,
                                .context = "Widget",
                                .timeline = (widget_function)entries};
    widget_register(registry, &widget);
    widget_offer_previews(registry, list);
    return WIDGET_ABI_VERSION;
}
