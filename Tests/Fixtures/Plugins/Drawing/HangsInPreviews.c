/* Offers three previews, of which the second hangs when it is drawn, and a widget. */
#include <unistd.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Drawn", widget_font_style(WIDGET_FONT_BODY));
}

static void hang(widget_view *view, void *context) {
    (void)view;
    (void)context;
    for (;;) pause();
}

static void entries(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), widget_context(out) ? hang : draw, NULL, NULL);
}

static void list(widget_registry *registry) {
    static const char *ids[] = {"first", "second", "third"};
    for (int index = 0; index < 3; index++) {
        widget_preview preview = {.size = sizeof preview,
                                  .id = ids[index],
                                  .name = ids[index],
                                  .families = WIDGET_SYSTEM_SMALL,
                                  .entries = entries,
                                  .context = index == 1 ? &ids : NULL};
        widget_register_preview(registry, &preview);
    }
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.hangs-in-previews",
                                .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM,
                                .timeline = (widget_function)entries};
    widget_register(registry, &widget);
    widget_offer_previews(registry, list);
    return WIDGET_ABI_VERSION;
}
