/* A widget with everything that can be pressed, and two controls: a counter and a door, which are
   kept in files of the container. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <widget_plugin.h>

static void path_of(const char *name, char path[static 512]) {
    const char *folder = getenv("PORTHOLE_CONTAINER");
    for (const char *end = strchr(folder + 1, '/'); end != NULL; end = strchr(end + 1, '/')) {
        snprintf(path, 512, "%.*s", (int)(end - folder), folder);
        mkdir(path, 0700);
    }
    mkdir(folder, 0700);
    snprintf(path, 512, "%s/%s", folder, name);
}

static int64_t number(const char *name) {
    char path[512];
    int64_t value = 0;
    path_of(name, path);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    if (fscanf(file, "%" SCNd64, &value) != 1) value = 0;
    fclose(file);
    return value;
}

static void keep(const char *name, int64_t value) {
    char path[512];
    path_of(name, path);
    FILE *file = fopen(path, "w");
    if (file == NULL) return;
    fprintf(file, "%" PRId64, value);
    fclose(file);
}

static void label(widget_view *view, const char *text) {
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void button(widget_view *view, const char *text, const char *intent) {
    widget_begin(view, WIDGET_ACTION_REGION);
    widget_set_action(view, intent, NULL, 0);
    label(view, text);
    widget_end(view);
}

static void disabled_button(widget_view *view) {
    widget_begin(view, WIDGET_ACTION_REGION);
    widget_set_action(view, "count", NULL, 0);
    widget_set_bool(view, WIDGET_DISABLED, true);
    widget_set_string(view, WIDGET_ACCESSIBILITY_LABEL, "Sold out");
    label(view, "Buy");
    widget_end(view);
}

static void set_door_action(widget_view *view) {
    bool is_open = number("door") != 0;
    widget_argument open = {
        .size = sizeof open, .name = "open", .type = WIDGET_BOOL, .value = {.as_bool = !is_open}};
    widget_set_action(view, "set-door", &open, 1);
    widget_set_bool(view, WIDGET_IS_ON, is_open);
}

static void toggle(widget_view *view, const char *name, bool works) {
    char text[64];
    widget_begin(view, WIDGET_ACTION_REGION);
    widget_set_string(view, WIDGET_ACCESSIBILITY_LABEL, name);
    if (works) {
        set_door_action(view);
    } else {
        widget_set_action(view, "get-stuck", NULL, 0);
        widget_set_bool(view, WIDGET_IS_ON, false);
    }
    snprintf(text, sizeof text, "%s off", name);
    label(view, text);
    snprintf(text, sizeof text, "%s on", name);
    label(view, text);
    widget_end(view);
}

static void link_to(widget_view *view, const char *text, const char *url, bool is_disabled) {
    widget_begin(view, WIDGET_LINK);
    widget_set_string(view, WIDGET_URL, url);
    if (is_disabled) widget_set_bool(view, WIDGET_DISABLED, true);
    label(view, text);
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    char text[64];
    bool is_later = context != NULL;
    widget_begin(view, WIDGET_VSTACK);
    widget_set_string(view, WIDGET_URL, "https://example.org/widget");
    snprintf(text, sizeof text, "%s %" PRId64, is_later ? "Later" : "Now", number("count"));
    label(view, text);
    if (is_later) button(view, "Later", "count");
    button(view, "Count", "count");
    button(view, "Visit", "visit");
    button(view, "Crash", "crash");
    button(view, "Hang", "hang");
    toggle(view, "Door", true);
    toggle(view, "Stuck", false);
    disabled_button(view);
    link_to(view, "Site", "https://example.org/site?a=1&b=$(touch%20x)", false);
    link_to(view, "File", "file:///etc/passwd", false);
    link_to(view, "App", "app://door?open=1", false);
    link_to(view, "Game", "game://level/3", false);
    link_to(view, "Gone", "https://example.org/gone", true);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    static char later[] = "later";
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
    widget_add_entry(out, widget_now(out) + 3600.0, draw, later, NULL);
    widget_reload_after(out, widget_now(out) + 7200.0);
}

static void count(widget_result *out) {
    keep("count", number("count") + 1);
    widget_result_say(out, "Counted.");
}

static void visit(widget_result *out) { widget_result_open_url(out, "https://example.org/visit"); }

static void crash(widget_result *out) {
    (void)out;
    keep("count", 100);
    abort();
}

static void hang(widget_result *out) {
    (void)out;
    fprintf(stderr, "hanging\n");
    for (;;) pause();
}

static void set_door(widget_result *out, bool open) {
    (void)out;
    keep("door", open);
}

static void get_stuck(widget_result *out) { widget_result_fail(out, "The door is stuck."); }

static void draw_door(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_CONTROL);
    set_door_action(view);
    label(view, "Door");
    widget_end(view);
}

static void show_door(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_door, NULL, NULL);
}

static void draw_bell(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_CONTROL);
    widget_set_action(view, "count", NULL, 0);
    label(view, "Bell");
    label(view, "Silent");
    widget_end(view);
}

static void show_bell(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_bell, NULL, NULL);
}

static void add(widget_registry *registry, const char *name, widget_function perform) {
    widget_intent intent = {.size = sizeof intent, .name = name, .perform = perform};
    widget_register_intent(registry, &intent);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    static const widget_parameter open[] = {
        {.size = sizeof(widget_parameter), .name = "open", .type = WIDGET_BOOL}};
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.presses",
                                .families = WIDGET_SYSTEM_LARGE | WIDGET_SYSTEM_SMALL |
                                            WIDGET_ACCESSORY_INLINE,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget_intent door = {.size = sizeof door,
                          .name = "set-door",
                          .title = "Move the Door",
                          .parameters = open,
                          .parameter_count = 1,
                          .perform = (widget_function)set_door};
    widget_register_intent(registry, &door);
    add(registry, "count", (widget_function)count);
    add(registry, "visit", (widget_function)visit);
    add(registry, "crash", (widget_function)crash);
    add(registry, "hang", (widget_function)hang);
    add(registry, "get-stuck", (widget_function)get_stuck);
    widget_control toggle = {.size = sizeof toggle,
                             .kind = "org.example.door",
                             .display_name = "Door",
                             .show = (widget_function)show_door};
    widget_register_control(registry, &toggle);
    widget_control bell = {.size = sizeof bell,
                           .kind = "org.example.bell",
                           .display_name = "Bell",
                           .show = (widget_function)show_bell};
    widget_register_control(registry, &bell);
    return WIDGET_ABI_VERSION;
}
