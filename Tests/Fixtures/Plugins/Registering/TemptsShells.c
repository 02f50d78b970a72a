/* Has kinds that a shell would run as commands, were they put into a command line as they are. */
#include <widget_plugin.h>

static void timeline(widget_timeline *out) { widget_fail(out, "nothing to show"); }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const char *const kinds[] = {"org.example.plain", "$(touch ran)", "`touch ran`",
                                 "${X:=$(touch ran)}", "a;touch ran", "a|touch${IFS}ran",
                                 "--version", "~/ran", "{a,b}",
                                 /* With a letter that joins what follows it. */
                                 "a\xE0\xB5\x8E;ran", "a\xE0\xB5\x8E`ran\xE0\xB5\x8E`"};
    for (unsigned index = 0; index < sizeof kinds / sizeof *kinds; index++) {
        widget_descriptor widget = {.size = sizeof widget,
                                    .kind = kinds[index],
                                    .families = WIDGET_SYSTEM_SMALL,
                                    .timeline = (widget_function)timeline};
        widget_register(registry, &widget);
    }
    return WIDGET_ABI_VERSION;
}
