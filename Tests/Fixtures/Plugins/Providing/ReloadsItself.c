/* Asks for its next timeline whenever it is asked for one, and shows how often that was. */
#include <stdio.h>
#include <widget_plugin.h>

static const widget_center *center;
static const char *const kind = "org.example.reloads-itself";
static unsigned asked;

static void draw(widget_view *view, void *context) {
    char text[32];
    (void)context;
    snprintf(text, sizeof text, "Asked %u", asked);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    asked++;
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
    widget_reload_never(out);
    center->reload_timelines(kind);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    center = widget_extension(host, "porthole.center/1");
    if (center == NULL) return 0;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = kind,
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
