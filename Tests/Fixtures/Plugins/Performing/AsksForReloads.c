/* Asks for reloads: in its entry, in vain; of its own kinds, of one it does not have, and in a flood.
   Its widget shows what is placed, a line for each instance. */
#include "../fixture.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const widget_center *center;

static void draw(widget_view *view, void *context) {
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
}

typedef struct placed {
    char text[1000];
} placed;

static void note(const widget_instance *instance, void *context) {
    placed *all = context;
    size_t length = strlen(all->text);
    length += (size_t)snprintf(all->text + length, sizeof all->text - length, "%s %u",
                               instance->kind, (unsigned)instance->family);
    for (size_t i = 0; i < instance->argument_count; i++) {
        const widget_argument *argument = &instance->arguments[i];
        const char *text = argument->type == WIDGET_STRING ? argument->value.as_string : "";
        int64_t number = argument->type == WIDGET_INT ? argument->value.as_int : 0;
        length += (size_t)snprintf(all->text + length, sizeof all->text - length, " %s=%s%" PRId64,
                                   argument->name, text, number);
    }
    snprintf(all->text + length, sizeof all->text - length, ";");
}

static void timeline(widget_timeline *out) {
    placed *all = calloc(1, sizeof *all);
    if (all == NULL) {
        widget_fail(out, "no memory for what is placed");
        return;
    }
    center->instances(note, all);
    widget_add_entry(out, widget_now(out), draw, all, free);
}

static void reload(widget_result *out) {
    (void)out;
    center->reload_timelines("org.example.reloads");
    center->reload_controls(NULL);
    center->reload_timelines("org.example.somebody-else");
}

static void flood(widget_result *out) {
    (void)out;
    for (int i = 0; i < 1000000; i++) center->reload_timelines(NULL);
}

static void add(widget_registry *registry, const char *name, widget_function perform) {
    widget_intent intent = {.size = sizeof intent, .name = name, .perform = perform};
    widget_register_intent(registry, &intent);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    center = widget_extension(host, "porthole.center/1");
    if (center == NULL) return 0;
    fixture_register(registry, "org.example.reloads", NULL, timeline);
    add(registry, "reload", (widget_function)reload);
    add(registry, "flood", (widget_function)flood);
    center->reload_timelines(NULL);
    return WIDGET_ABI_VERSION;
}
