/* A widget and a control of one button, which says what is placed; the control shows it, too. The
   widget has no use for its parameter. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <widget_plugin.h>

static const widget_center *center;

typedef struct placed {
    char text[1000];
} placed;

static void note(const widget_instance *instance, void *context) {
    placed *all = context;
    size_t length = strlen(all->text);
    snprintf(all->text + length, sizeof all->text - length, "%s %u;", instance->kind,
             (unsigned)instance->family);
}

static void button(widget_view *view, widget_kind kind, const char *text) {
    widget_begin(view, kind);
    widget_set_action(view, "say", NULL, 0);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    button(view, WIDGET_ACTION_REGION, "Say");
}

static void draw_control(widget_view *view, void *context) {
    button(view, WIDGET_CONTROL, context);
}

static void timeline(widget_timeline *out, const char *name) {
    (void)name;
    widget_reject_setting(out, 0, "It is gone.");
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void show(widget_timeline *out) {
    placed *all = calloc(1, sizeof *all);
    if (all == NULL) {
        widget_fail(out, "no memory for what is placed");
        return;
    }
    center->instances(note, all);
    widget_add_entry(out, widget_now(out), draw_control, all, free);
}

static void say(widget_result *out) {
    placed all = {""};
    center->instances(note, &all);
    widget_result_say(out, all.text);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    center = widget_extension(host, "porthole.center/1");
    if (center == NULL) return 0;
    static const widget_parameter name = {
        .size = sizeof(widget_parameter), .name = "name", .type = WIDGET_STRING};
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.placed",
                                .families = WIDGET_SYSTEM_SMALL,
                                .parameters = &name,
                                .parameter_count = 1,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget_intent intent = {.size = sizeof intent, .name = "say", .perform = (widget_function)say};
    widget_register_intent(registry, &intent);
    widget_control control = {.size = sizeof control,
                              .kind = "org.example.placed-control",
                              .show = (widget_function)show};
    widget_register_control(registry, &control);
    return WIDGET_ABI_VERSION;
}
