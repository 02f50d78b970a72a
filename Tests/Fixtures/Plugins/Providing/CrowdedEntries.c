/* Has ten thousand entries, a millisecond apart; what each shows could be run by status bars, and begins
   with a letter that joins what follows it. */
#include "../fixture.h"
#include <stdio.h>

enum { COUNT = 10000 };

static void draw(widget_view *view, void *context) {
    static char text[80];
    (void)snprintf(text, sizeof text, "\xE0\xB5\x8E%%{A1:touch ran:}^ca(1,touch ran)<action=ran>%d",
                   *(const int *)context);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    static int numbers[COUNT];
    for (int index = 0; index < COUNT; index++) {
        numbers[index] = index;
        widget_add_entry(out, widget_now(out) + index / 1000.0, draw, &numbers[index], NULL);
    }
    widget_reload_never(out);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.crowded-entries", NULL, timeline);
}
