/* Parameters whose options flood, hang, crash, answer twice or lie. One in their midst is well. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Hostile", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void find(widget_options *out, const char *search) {
    (void)search;
    widget_options_add(out, "well", NULL, NULL);
}

static void flood(widget_options *out, const char *search) {
    (void)search;
    char id[32];
    for (int i = 0; i < 100000; i++) {
        snprintf(id, sizeof id, "value-%d", i);
        widget_options_add(out, id, NULL, NULL);
    }
}

static void flood_sections(widget_options *out, const char *search) {
    (void)search;
    for (int i = 0; i < 100000; i++) widget_options_section(out, "Section", NULL);
}

/* 9,000 values that are within all limits but that of their text together. */
static void fatten(widget_options *out, const char *search) {
    (void)search;
    static char id[4000];
    memset(id, 'x', sizeof id - 1);
    for (int i = 0; i < 9000; i++) {
        snprintf(id, sizeof id, "%d", i);
        id[strlen(id)] = 'x';
        widget_options_add(out, id, NULL, NULL);
    }
}

static void hang(widget_options *out, const char *search) {
    (void)out, (void)search;
    for (;;) pause();
}

static void crash(widget_options *out, const char *search) {
    (void)out, (void)search;
    raise(SIGSEGV);
}

static void answer_twice(widget_options *out, const char *search) {
    widget_options_add(out, "first", NULL, NULL);
    widget_options_complete(out);
    find(out, search);
    widget_options_complete(out);
}

static void lie(widget_options *out, const char *search) {
    (void)search;
    static char long_id[5000];
    memset(long_id, 'x', sizeof long_id - 1);
    widget_options_add(out, NULL, "No id", NULL);
    widget_options_add(out, "", "Empty id", NULL);
    widget_options_add(out, "twice", "First", NULL);
    widget_options_add(out, "twice", "Second", NULL);
    widget_options_add(out, "\x1b[2J", "Clears the screen", NULL);
    widget_options_add(out, "\xe2\x80\xae", "Turns the line round", NULL);
    widget_options_add(out, long_id, "Too long", NULL);
    widget_options_add(out, "broken \xff", NULL, "\x1b[31m");
    out->add(out, NULL);
}

#define PARAMETER(name_, find_)                                                                    \
    {.size = sizeof(widget_parameter), .name = name_, .type = WIDGET_STRING, .find_options = find_}

static const widget_parameter parameters[] = {
    PARAMETER("well", find),
    PARAMETER("flood", flood),
    PARAMETER("sections", flood_sections),
    PARAMETER("fat", fatten),
    PARAMETER("hang", hang),
    PARAMETER("crash", crash),
    PARAMETER("twice", answer_twice),
    PARAMETER("lie", lie),
};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.hostile-options",
                                .families = WIDGET_SYSTEM_SMALL,
                                .options = WIDGET_READS_SETTINGS,
                                .parameters = parameters,
                                .parameter_count = sizeof parameters / sizeof *parameters,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
