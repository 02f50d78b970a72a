/* Has an intent that reads a number from its container, takes its time, and writes the next one. */
#include "../fixture.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Count", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void count(widget_result *out) {
    const char *container = getenv("PORTHOLE_CONTAINER");
    char path[4096];
    mkdir(container, 0700);
    snprintf(path, sizeof path, "%s/count", container);
    int64_t number = 0;
    FILE *file = fopen(path, "r");
    if (file != NULL) {
        if (fscanf(file, "%" SCNd64, &number) != 1) number = -1000;
        fclose(file);
    }
    const struct timespec while_others_would_read = {0, 30000000};
    nanosleep(&while_others_would_read, NULL);
    file = fopen(path, "w");
    if (file == NULL) {
        widget_result_fail(out, "the number cannot be written");
        return;
    }
    fprintf(file, "%" PRId64 "\n", number + 1);
    fclose(file);
    char words[32];
    snprintf(words, sizeof words, "%" PRId64, number + 1);
    widget_result_say(out, words);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    fixture_register(registry, "org.example.counts", NULL, timeline);
    widget_intent intent = {
        .size = sizeof intent, .name = "count", .perform = (widget_function)count};
    widget_register_intent(registry, &intent);
    return WIDGET_ABI_VERSION;
}
