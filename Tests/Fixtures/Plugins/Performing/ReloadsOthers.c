/* Two widgets and a control of one count: a press on one of them asks for the other's timeline, a
   press on the control for all. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <widget_plugin.h>

static const widget_center *center;

static void path_of_count(char path[static 512]) {
    const char *folder = getenv("PORTHOLE_CONTAINER");
    for (const char *end = strchr(folder + 1, '/'); end != NULL; end = strchr(end + 1, '/')) {
        snprintf(path, 512, "%.*s", (int)(end - folder), folder);
        mkdir(path, 0700);
    }
    mkdir(folder, 0700);
    snprintf(path, 512, "%s/count", folder);
}

static int64_t count(void) {
    char path[512];
    int64_t value = 0;
    path_of_count(path);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    if (fscanf(file, "%" SCNd64, &value) != 1) value = 0;
    fclose(file);
    return value;
}

static void keep(int64_t value) {
    char path[512];
    path_of_count(path);
    FILE *file = fopen(path, "w");
    if (file == NULL) return;
    fprintf(file, "%" PRId64, value);
    fclose(file);
}

static void label(widget_view *view, const char *text) {
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void draw_total(widget_view *view, void *context) {
    char text[64];
    (void)context;
    snprintf(text, sizeof text, "Total %" PRId64, count());
    label(view, text);
}

static void draw_adder(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_ACTION_REGION);
    widget_set_action(view, "add", NULL, 0);
    label(view, "Add");
    widget_end(view);
}

static void draw_control(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_CONTROL);
    widget_set_action(view, "add-for-all", NULL, 0);
    label(view, "Add");
    widget_end(view);
}

static void total(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_total, NULL, NULL);
    widget_reload_never(out);
}

static void adder(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_adder, NULL, NULL);
    widget_reload_never(out);
}

static void show_control(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_control, NULL, NULL);
}

static void add(widget_result *out) {
    (void)out;
    center->reload_timelines("org.example.total");
    keep(count() + 1);
}

static void add_for_all(widget_result *out) {
    (void)out;
    center->reload_timelines(NULL);
    keep(count() + 10);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    center = widget_extension(host, "porthole.center/1");
    if (center == NULL) return 0;
    widget_descriptor widgets[] = {{.size = sizeof(widget_descriptor),
                                    .kind = "org.example.total",
                                    .families = WIDGET_SYSTEM_SMALL,
                                    .timeline = (widget_function)total},
                                   {.size = sizeof(widget_descriptor),
                                    .kind = "org.example.adder",
                                    .families = WIDGET_SYSTEM_SMALL,
                                    .timeline = (widget_function)adder}};
    widget_register(registry, &widgets[0]);
    widget_register(registry, &widgets[1]);
    widget_intent one = {.size = sizeof one, .name = "add", .perform = (widget_function)add};
    widget_register_intent(registry, &one);
    widget_intent all = {
        .size = sizeof all, .name = "add-for-all", .perform = (widget_function)add_for_all};
    widget_register_intent(registry, &all);
    widget_control control = {.size = sizeof control,
                              .kind = "org.example.add",
                              .display_name = "Add",
                              .show = (widget_function)show_control};
    widget_register_control(registry, &control);
    return WIDGET_ABI_VERSION;
}
