/* Shows what only layout tells: asks to be recorded again until it knows, or always. */
#include <stdio.h>
#include <string.h>
#include <widget_plugin.h>

static int recordings;
static char measured[32];

static void learn(widget_view *view, const widget_geometry *geometry, void *context) {
    (void)context;
    char text[sizeof measured];
    snprintf(text, sizeof text, "width %.0f", geometry->width);
    if (strcmp(text, measured) == 0) return;
    memcpy(measured, text, sizeof text);
    widget_record_again(view);
}

static void settles(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    widget_text(view, measured[0] ? measured : "unknown", widget_font_style(WIDGET_FONT_BODY));
    widget_begin(view, WIDGET_GEOMETRY_READER);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)learn, NULL, NULL);
    widget_end(view);
    widget_end(view);
}

static void never_settles(widget_view *view, void *context) {
    (void)context;
    char text[32];
    snprintf(text, sizeof text, "recording %d", ++recordings);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
    widget_record_again(view);
}

static void settling(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), settles, NULL, NULL);
}

static void restless(widget_timeline *out) {
    recordings = 0;
    widget_add_entry(out, widget_now(out), never_settles, NULL, NULL);
}

static void add_widget(widget_registry *registry, const char *kind, widget_function timeline) {
    widget_descriptor widget = {
        .size = sizeof widget, .kind = kind, .families = WIDGET_SYSTEM_SMALL, .timeline = timeline};
    widget_register(registry, &widget);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    add_widget(registry, "org.example.records-again.settling", (widget_function)settling);
    add_widget(registry, "org.example.records-again.restless", (widget_function)restless);
    return WIDGET_ABI_VERSION;
}
