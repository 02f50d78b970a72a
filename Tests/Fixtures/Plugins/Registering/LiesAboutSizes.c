/* Gives lengths, counts and sizes that cannot be, and NULL where there should be something. */
#include <math.h>
#include <stdint.h>
#include <widget_plugin.h>

static const widget_host *host;

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Still here", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    host->log(host, WIDGET_LOG_INFO, "text", SIZE_MAX);
    host->log(host, WIDGET_LOG_INFO, NULL, 10);
    out->add(out, NULL);
    widget_entry entry = {.size = 0, .date = widget_now(out), .content = draw};
    widget_add(out, &entry);
    entry.size = 1;
    widget_add(out, &entry);
    entry.size = sizeof entry;
    entry.relevance_score = NAN;
    entry.relevance_duration = INFINITY;
    widget_add(out, &entry);
}

static void fail(widget_timeline *out) { out->fail(out, "text", SIZE_MAX); }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    registry->add_widget(registry, NULL);
    registry->add_widget(NULL, NULL);
    registry->set_main_loop(registry, NULL);
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.lies-about-sizes",
                                .families = WIDGET_SYSTEM_SMALL,
                                .snapshot = (widget_function)fail,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
