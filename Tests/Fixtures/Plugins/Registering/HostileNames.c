/* Has a name and a parameter that try to steer the terminal, and a description without end. */
#include <stdlib.h>
#include <string.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) {
    widget_fail(out, "\033]0;owned\a\033[2J\r\nnothing\xe2\x80\xae to show");
}

static const widget_parameter parameters[] = {
    {.size = sizeof(widget_parameter),
     .name = "text",
     .title = "\033[31mText\n",
     .description = "\033[2J",
     .type = WIDGET_STRING,
     .default_value = {.as_string = "\033[31mred\n"}},
};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const size_t length = 2u << 20;
    char *description = malloc(length + 1);
    if (description == NULL) return 0;
    memset(description, 'm', length);
    description[length] = '\0';
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.hostile-names",
                                .display_name = "\033]0;owned\a\033[31mRed\nand \xe2\x80\xae"
                                                "deR",
                                .description = description,
                                .families = WIDGET_SYSTEM_SMALL,
                                .parameters = parameters,
                                .parameter_count = 1,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    free(description);
    return WIDGET_ABI_VERSION;
}
