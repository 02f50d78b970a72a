/* Logs each context it gets back, by name: of entries that are drawn, refused, failed or cancelled,
   and of callbacks that are called, replaced or set on a view that has none. */
#include <stdlib.h>
#include <string.h>
#include <widget_plugin.h>

static const widget_host *host;

static void release(void *context) {
    char line[64] = "released ";
    strncat(line, context, 48);
    widget_log(host, WIDGET_LOG_INFO, line);
    free(context);
}

static double middle(const widget_dimensions *dimensions, void *context) {
    (void)context;
    return dimensions->width / 2;
}

static void inside(widget_view *view, const widget_geometry *geometry, void *context) {
    (void)geometry;
    (void)context;
    widget_text(view, "inside", widget_font_style(WIDGET_FONT_BODY));
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    widget_begin(view, WIDGET_GEOMETRY_READER);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)inside, strdup("replaced"), release);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)inside, strdup("geometry"), release);
    widget_end(view);
    widget_begin(view, WIDGET_ALIGNMENT_GUIDE);
    widget_set_int(view, WIDGET_ALIGNMENT, WIDGET_LEADING);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)middle, strdup("guide"), release);
    widget_text(view, "guided", widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
    widget_begin(view, WIDGET_SPACER);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)inside, strdup("misplaced"),
                        release);
    widget_end(view);
    widget_end(view);
}

static void add(widget_timeline *out, double after, const char *name, widget_content content) {
    widget_add_entry(out, widget_now(out) + after, content, strdup(name), release);
}

static void drawn(widget_timeline *out) {
    add(out, 0, "first", draw);
    add(out, 60, "second", draw);
    add(out, 90, "refused", NULL);
}

static void failed(widget_timeline *out) {
    add(out, 0, "failed", draw);
    widget_fail(out, "on purpose");
    add(out, 0, "late", draw);
}

static void deferred(widget_timeline *out) {
    add(out, 0, "cancelled", draw);
    widget_defer(out);
    widget_log(host, WIDGET_LOG_INFO, "deferred");
}

static void add_widget(widget_registry *registry, const char *kind, widget_function timeline) {
    widget_descriptor widget = {
        .size = sizeof widget, .kind = kind, .families = WIDGET_SYSTEM_SMALL, .timeline = timeline};
    widget_register(registry, &widget);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    add_widget(registry, "org.example.releases.drawn", (widget_function)drawn);
    add_widget(registry, "org.example.releases.failed", (widget_function)failed);
    add_widget(registry, "org.example.releases.deferred", (widget_function)deferred);
    return WIDGET_ABI_VERSION;
}
