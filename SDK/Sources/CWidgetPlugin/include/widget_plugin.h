/*
 * widget_plugin.h: the contract between a Porthole plugin and the process that runs it.
 *
 * A plugin is a shared library that exports one function, widget_plugin_entry. The runner, a
 * process that loads exactly one plugin, calls it once; the plugin registers its widgets and
 * returns. Later the runner asks a widget's provider for a timeline, and then calls each entry's
 * content function, which records views. Views are recorded, not built: the runner lays them out
 * and sends the result to the host. A press on a view performs an intent, which is another function
 * that the plugin registers. A plugin cannot reach the host itself.
 *
 * This file describes how a plugin is loaded and asked for timelines. The others describe:
 * widget_views.h, drawing; widget_styles.h, the values of views' attributes; widget_fonts.h, a
 * plugin's own fonts; widget_layouts.h, a plugin's own layouts; widget_intents.h, intents, choices
 * and controls; widget_types.h, the types shared by all of them.
 *
 * A whole plugin:
 *
 *     #include <stdlib.h>
 *     #include <widget_plugin.h>
 *
 *     struct greeting {
 *         const char *text;
 *         double since;
 *     };
 *
 *     static void draw(widget_view *view, void *context) {
 *         const struct greeting *greeting = context;
 *         widget_begin(view, WIDGET_VSTACK);
 *             widget_text(view, greeting->text, widget_font_style(WIDGET_FONT_HEADLINE));
 *             widget_begin(view, WIDGET_TEXT);
 *                 widget_set_date(view, WIDGET_DATE, greeting->since);
 *                 widget_set_int(view, WIDGET_DATE_STYLE, WIDGET_DATE_RELATIVE);
 *             widget_end(view);
 *         widget_end(view);
 *     }
 *
 *     static void hello(widget_timeline *out, bool loud) {
 *         struct greeting *greeting = malloc(sizeof *greeting);
 *         if (greeting == NULL) {
 *             widget_fail(out, "There is not enough memory.");
 *             return;
 *         }
 *         greeting->text = loud ? "HELLO!" : "Hello";
 *         greeting->since = widget_now(out);
 *         widget_add_entry(out, greeting->since, draw, greeting, free);
 *     }
 *
 *     static const widget_parameter parameters[] = {
 *         {.size = sizeof(widget_parameter), .name = "loud", .title = "Loud",
 *          .description = "Speak up", .type = WIDGET_BOOL, .default_value = {.as_bool = false}},
 *     };
 *
 *     WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
 *         (void)host;
 *         widget_descriptor widget = {.size = sizeof widget, .kind = "org.example.hello",
 *             .display_name = "Hello", .description = "Says hello.",
 *             .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM,
 *             .parameters = parameters, .parameter_count = 1,
 *             .placeholder = (widget_function)hello, .snapshot = (widget_function)hello,
 *             .timeline = (widget_function)hello};
 *         widget_register(registry, &widget);
 *         return WIDGET_ABI_VERSION;
 *     }
 *
 *     cc -std=c11 -shared -fPIC -o hello.so hello.c
 *
 * Rules that hold everywhere:
 *
 * - Versions. Every struct that may grow begins with its size, set by the side that made it. Fields
 *   and functions are only ever appended; unknown kinds and attributes are skipped and logged, so a
 *   newer plugin works with an older runner.
 * - Memory. Whatever one side passes to a function of the other is copied before that function
 *   returns, unless its documentation says otherwise. Strings of descriptors end with NUL and are
 *   UTF-8; invalid UTF-8 is repaired with U+FFFD. Each description is cut after 16 KiB. A plugin
 *   that registers more than 512 KiB in total, unless the host sets another limit, is refused.
 * - Units. Lengths are points, x to the right and y down from the top left corner. Angles are
 *   degrees, clockwise. Dates are seconds since 1970-01-01 00:00 UTC, durations seconds. Colour
 *   components are sRGB, gamma encoded, nominally 0 to 1.
 * - Threads. [main] means the thread that called widget_plugin_entry, [provider] a single
 *   background thread that calls provider functions one after another, [any] any thread.
 * - Processes. A plugin is one process and cannot start another: fork, posix_spawn and exec fail
 *   with EPERM, and so do kill and ptrace on any process but its own. Allocations beyond the host's
 *   limit, 1 GB by default, fail with ENOMEM, and so does memory that could be shared. A plugin
 *   with more than 96 threads besides one for each processor is ended, and so is one that watches
 *   more than 1,000 descriptors with epoll. Internet sockets work; all others fail with EACCES.
 * - Files. The environment variable PORTHOLE_CONTAINER names the plugin's own folder, which
 *   outlives the process; TMPDIR, XDG_CONFIG_HOME, XDG_CACHE_HOME and XDG_DATA_HOME lie inside it.
 *   TMPDIR is emptied when a process starts, unless another one of the plugin is running. The
 *   folder may take 512 MB by default, each file counting as at least 16 KiB: a plugin with more is
 *   ended, and not started again until the user has removed some files. If the kernel has Landlock,
 *   a plugin can write only there, in files of at most 256 MiB. Reading fails with EACCES in the
 *   hidden entries of HOME and in the targets of their links, in the host's own files, in /dev,
 *   /run/user, /tmp and /var/tmp; and in each folder that contains one of these or HOME, except for
 *   the other entries of /, /opt, /run, /usr and /var. The plugin itself, fonts, and a few devices
 *   such as /dev/null can always be read. Modes, owners and times of files do not change, although
 *   calls that change them succeed; files cannot be watched.
 * - Nothing may unwind (no C++ exception, no longjmp) out of a plugin's function.
 */
#ifndef WIDGET_PLUGIN_H
#define WIDGET_PLUGIN_H

#include "widget_fonts.h"
#include "widget_intents.h"
#include "widget_types.h"
#include "widget_views.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this contract: major in the upper 16 bits, minor in the lower. A runner loads
   plugins of its own major version and any minor version. */
#define WIDGET_ABI_MAJOR 1u
#define WIDGET_ABI_MINOR 0u
#define WIDGET_ABI_VERSION ((WIDGET_ABI_MAJOR << 16) | WIDGET_ABI_MINOR)

/* Exports the entry, whatever the visibility of the rest of the library. */
#define WIDGET_EXPORT __attribute__((visibility("default")))

/* ---- Entry ------------------------------------------------------------------------------- */

/* The only symbol that a plugin exports. [main] Called once, before anything else. Registers
   widgets and returns WIDGET_ABI_VERSION, the version it was compiled against; another major
   version, or 0, makes the runner report the plugin as unusable. Must return within a few seconds.
   `host` stays valid for the life of the process, `registry` only during this call. */
WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry);

/* The importance of a line in the plugin's log. */
typedef enum widget_log_level {
    WIDGET_LOG_DEBUG = 0,
    WIDGET_LOG_INFO = 1,
    WIDGET_LOG_WARNING = 2,
    WIDGET_LOG_ERROR = 3
} widget_log_level;

/* The functions that the runner offers to the whole plugin. */
struct widget_host {
    size_t size;
    uint32_t abi_version; /* the runner's WIDGET_ABI_VERSION */
    const char *version;  /* the runner's own version, such as "0.1.0" */
    /* Absolute path of the .widgetbundle folder, or of the folder around a bare library. */
    const char *bundle_path;
    /* Use widget_log. */
    void (*log)(const widget_host *, widget_log_level, const char *text, size_t length);
    /* Use widget_extension. */
    const void *(*extension)(const widget_host *, const char *id);
};

/* Writes one line to the plugin's log. [any] Output to standard output and standard error goes
   there too; the protocol uses neither. */
static inline void widget_log(const widget_host *host, widget_log_level level, const char *text) {
    host->log(host, level, text, strlen(text));
}

/* Returns the function table of an optional feature, or NULL when this runner lacks it. [any] Ids
   look like "porthole.center/1"; the number changes when the table's meaning changes. */
static inline const void *widget_extension(const widget_host *host, const char *id) {
    return host->extension(host, id);
}

/* ---- Registration ------------------------------------------------------------------------ */

/* Options of widgets, controls, intents and previews, or'ed. */
enum {
    /* The content reaches the widget's edges (WidgetKit's contentMarginsDisabled()). */
    WIDGET_CONTENT_MARGINS_DISABLED = 1u << 0,
    /* The container background must stay (containerBackgroundRemovable(false)). */
    WIDGET_BACKGROUND_NOT_REMOVABLE = 1u << 1,
    /* The functions of a widget, a control or an intent take only their first argument and read the
       parameters with widget_setting or widget_result_setting; for languages that cannot declare a
       function for each widget. */
    WIDGET_READS_SETTINGS = 1u << 2,
    /* Users are asked for the parameters when they place the widget, if they can be asked
       (WidgetKit's promptsForUserConfiguration()). */
    WIDGET_PROMPTS_FOR_CONFIGURATION = 1u << 3,
    /* For an intent: it is not listed, and performed only when something names it. */
    WIDGET_UNLISTED = 1u << 4,
    /* The content has margins only in entries with a container background, and reaches the widget's
       edges in the others, as in WidgetKit before it had container backgrounds. */
    WIDGET_CONTENT_MARGINS_WITH_BACKGROUND = 1u << 5,
    /* For a preview that belongs to no widget: it takes the size of its view, at most its own size
       (SwiftUI's PreviewLayout.sizeThatFits). */
    WIDGET_SIZE_FITS_CONTENT = 1u << 6
};

/* One widget. `kind` is its permanent and unique identifier: use reverse DNS.

   The three functions are ordinary C functions: first a widget_timeline *, then one argument for
   each declared parameter, in order, of the C type that its widget_type names. With parameters
   { WIDGET_STRING "coin", WIDGET_INT "rows" }:

       void crypto_timeline(widget_timeline *out, const char *coin, int64_t rows);

   All are called on [provider]. Returning completes the request, unless widget_defer was called.
   - placeholder: one entry without data, at once; it is drawn redacted.
   - snapshot: one entry for a moment; sample data if widget_is_preview.
   - timeline: the coming entries, and when to ask again.
   A NULL placeholder or snapshot is replaced by timeline, of which the first entry is used. */
typedef struct widget_descriptor {
    size_t size;
    const char *kind;
    const char *display_name; /* NULL: the bundle's name, or the kind of a bare library's widget */
    const char *description;  /* NULL: none */
    widget_family families;   /* a set, not empty */
    uint32_t options;         /* WIDGET_CONTENT_MARGINS_DISABLED, … */
    const widget_parameter *parameters;
    size_t parameter_count; /* at most 32 */
    widget_function placeholder;
    widget_function snapshot;
    widget_function timeline;
    void *context; /* what widget_context returns; never freed */
    /* The name of the intent that declares these parameters, for a widget_handler; NULL: none. */
    const char *intent;
    /* Finds configurations that users can place the widget with. [provider] Returning completes the
       request, unless widget_recommendations_defer was called. NULL: none. */
    void (*recommend)(widget_recommendations *out);
} widget_descriptor;

/* A preview for the plugin's author, drawn by `porthole preview`: a widget with chosen entries, or
   a view that belongs to no widget. */
typedef struct widget_preview {
    size_t size;
    const char *id;         /* unique among the plugin's previews, not empty */
    const char *name;       /* NULL: the id */
    const char *source;     /* where it is declared, such as "Clock.swift:12"; NULL: unknown */
    widget_family families; /* a set: drawn in each; 0: for a view of no widget */
    double width, height;   /* for a view of no widget, in points; 0: a phone's screen */
    void (*entries)(widget_timeline *out); /* like a widget's timeline; [provider] */
    void *context;                         /* what widget_context returns; never freed */
    uint32_t options;                      /* like a widget's: WIDGET_CONTENT_MARGINS_DISABLED, … */
} widget_preview;

/* Registers each preview with widget_register_preview. [main] Called at most once, when the
   previews are needed. */
typedef void (*widget_previews)(widget_registry *registry);

/* A live activity that the plugin can start. It is listed; no host shows it yet. */
typedef struct widget_activity {
    size_t size;
    const char *name; /* permanent, unique in the plugin */
} widget_activity;

/* The plugin's own main loop, for languages whose runtime needs the main thread (Swift's
   RunLoop.main). Without one, the runner waits on a queue of its own.
   - run: [main] runs until stop is called.
   - perform: [any] makes run call work(argument) soon, on [main], in the order of the calls.
   - stop: [any] makes run return; may be called before run. */
typedef struct widget_main_loop {
    size_t size;
    void *context;
    void (*run)(void *context);
    void (*perform)(void *context, void (*work)(void *argument), void *argument);
    void (*stop)(void *context);
} widget_main_loop;

/* What a plugin registers itself with; call the functions below. */
struct widget_registry {
    size_t size;
    bool (*add_widget)(widget_registry *, const widget_descriptor *);
    void (*set_main_loop)(widget_registry *, const widget_main_loop *);
    void (*set_previews)(widget_registry *, widget_previews);
    bool (*add_preview)(widget_registry *, const widget_preview *);
    bool (*add_activity)(widget_registry *, const widget_activity *);
    bool (*add_control)(widget_registry *, const widget_control *);
    bool (*add_intent)(widget_registry *, const widget_intent *);
    bool (*add_shortcut)(widget_registry *, const widget_shortcut *);
    void (*set_intents)(widget_registry *, widget_intents);
    bool (*add_handler)(widget_registry *, const widget_handler *);
};

/* Registers a widget. [main], in the entry. Returns false, logs the reason and reports the plugin
   when the descriptor is invalid: an empty kind, a kind registered before, no family, no timeline
   function, or a parameter without a name or with an unknown type. */
static inline bool widget_register(widget_registry *registry, const widget_descriptor *widget) {
    return registry->add_widget(registry, widget);
}

/* Register a live activity or a control. [main], in the entry. Return false, log the reason and
   report the plugin when the name or kind is empty or registered before, or a parameter is
   invalid. */
static inline bool widget_register_activity(widget_registry *registry,
                                            const widget_activity *activity) {
    return registry->add_activity(registry, activity);
}
static inline bool widget_register_control(widget_registry *registry,
                                           const widget_control *control) {
    return registry->add_control(registry, control);
}

/* Register an intent or a shortcut. [main], in the entry or in a widget_intents function. Return
   false, log the reason and, in the entry, report the plugin when the name is empty or registered
   before, there is no function, a parameter is invalid, or a shortcut's intent is not registered
   yet. */
static inline bool widget_register_intent(widget_registry *registry, const widget_intent *intent) {
    return registry->add_intent(registry, intent);
}
static inline bool widget_register_shortcut(widget_registry *registry,
                                            const widget_shortcut *shortcut) {
    return registry->add_shortcut(registry, shortcut);
}

/* Registers a handler. [main], in the entry. Returns false, logs the reason and reports the plugin
   when the intent has no name or has a handler already, or a parameter is invalid. */
static inline bool widget_register_handler(widget_registry *registry,
                                           const widget_handler *handler) {
    return registry->add_handler(registry, handler);
}

/* Makes the runner use the plugin's main loop. [main], in the entry, at most once. */
static inline void widget_use_main_loop(widget_registry *registry, const widget_main_loop *loop) {
    registry->set_main_loop(registry, loop);
}

/* Sets the function that lists the plugin's previews. [main], in the entry. */
static inline void widget_offer_previews(widget_registry *registry, widget_previews previews) {
    registry->set_previews(registry, previews);
}

/* Sets the function that lists the plugin's intents, for plugins that find them only by searching.
   [main], in the entry. */
static inline void widget_offer_intents(widget_registry *registry, widget_intents intents) {
    registry->set_intents(registry, intents);
}

/* Registers a preview. [main], in a widget_previews function. Returns false and logs the reason
   when the preview is invalid: an id that is empty or taken, no function, or a size that is not a
   number. */
static inline bool widget_register_preview(widget_registry *registry,
                                           const widget_preview *preview) {
    return registry->add_preview(registry, preview);
}

/* ---- Timelines --------------------------------------------------------------------------- */

/* How a widget looks from a date on. */
typedef struct widget_entry {
    size_t size;
    double date; /* when it starts to show */
    widget_content content;
    void *context;          /* given to content */
    widget_release release; /* frees context; may be NULL */
    /* The importance of the entry, for stacks that rotate; a duration of 0 means until the next
       entry. WidgetKit's TimelineEntryRelevance. */
    double relevance_score;
    double relevance_duration;
} widget_entry;

/* When the host asks for the next timeline. */
typedef enum widget_reload {
    WIDGET_RELOAD_AT_END = 0, /* once the last entry shows (the default) */
    WIDGET_RELOAD_AFTER = 1,  /* at a date or later */
    WIDGET_RELOAD_NEVER = 2   /* when the user or the plugin asks */
} widget_reload;

/* One request to a provider, and its answer. The pointer stays valid for the life of the process;
   after completion, every call on it is ignored and logged. */
struct widget_timeline {
    size_t size;
    widget_family (*family)(const widget_timeline *);
    widget_size (*display_size)(const widget_timeline *);
    bool (*is_preview)(const widget_timeline *);
    double (*now)(const widget_timeline *);
    void *(*context)(const widget_timeline *);
    bool (*is_cancelled)(const widget_timeline *);
    void (*add)(widget_timeline *, const widget_entry *);
    void (*reload)(widget_timeline *, widget_reload, double date);
    void (*fail)(widget_timeline *, const char *message, size_t length);
    void (*defer)(widget_timeline *);
    void (*complete)(widget_timeline *);
    bool (*setting)(const widget_timeline *, size_t index, widget_value *value);
    void (*reject_setting)(widget_timeline *, size_t index, const char *message, size_t length);
};

/* The family asked for: a single bit. [any] */
static inline widget_family widget_requested_family(const widget_timeline *out) {
    return out->family(out);
}
/* The size of the widget, in points, margins included. [any] */
static inline widget_size widget_display_size(const widget_timeline *out) {
    return out->display_size(out);
}
/* Whether the answer is for a gallery, so that sample data are wanted quickly. [any] */
static inline bool widget_is_preview(const widget_timeline *out) { return out->is_preview(out); }
/* The date that the request is made for; use it instead of the clock, so that repeated requests
   agree. [any] */
static inline double widget_now(const widget_timeline *out) { return out->now(out); }
/* The context of the widget's descriptor. [any] */
static inline void *widget_context(const widget_timeline *out) { return out->context(out); }
/* Reads the value of the parameter at an index. [any] Returns true when the user has set it; false
   for the default. A string stays valid until completion. `value` is not changed when there is no
   such parameter. */
static inline bool widget_setting(const widget_timeline *out, size_t index, widget_value *value) {
    return out->setting(out, index, value);
}
/* Tells the user that their setting of the parameter at an index no longer applies, for example
   because it names something that is gone; the plugin continues with something else. [any], before
   completing. The last message for each parameter counts, cut after 1,024 bytes. */
static inline void widget_reject_setting(widget_timeline *out, size_t index, const char *message) {
    out->reject_setting(out, index, message, strlen(message));
}
/* Whether the host no longer wants the answer. Long work should check it from time to time: a
   function that has not returned a second later is ended with its process. [any] */
static inline bool widget_is_cancelled(const widget_timeline *out) {
    return out->is_cancelled(out);
}
/* Adds an entry with all its fields. [any] Takes over entry->context, which is released when the
   runner no longer needs the entry, also when the entry is refused. The order does not matter. Of
   more than 10,000 entries, those added first are kept, and a log line says so. */
static inline void widget_add(widget_timeline *out, const widget_entry *entry) {
    out->add(out, entry);
}
/* Adds an entry. [any] See widget_add. */
static inline void widget_add_entry(widget_timeline *out, double date, widget_content content,
                                    void *context, widget_release release) {
    widget_entry entry = {sizeof(widget_entry), date, content, context, release, 0.0, 0.0};
    out->add(out, &entry);
}
/* Asks for the next timeline at `date` or later. [any] The last of the three calls counts. */
static inline void widget_reload_after(widget_timeline *out, double date) {
    out->reload(out, WIDGET_RELOAD_AFTER, date);
}
/* Asks for the next timeline once the last entry shows. [any] */
static inline void widget_reload_at_end(widget_timeline *out) {
    out->reload(out, WIDGET_RELOAD_AT_END, 0.0);
}
/* Asks for no further timeline. [any] */
static inline void widget_reload_never(widget_timeline *out) {
    out->reload(out, WIDGET_RELOAD_NEVER, 0.0);
}
/* Completes the request with an error message for the user. [any] */
static inline void widget_fail(widget_timeline *out, const char *message) {
    out->fail(out, message, strlen(message));
}
/* Keeps the request open after the provider function has returned. [provider], before returning.
   widget_complete or widget_fail must follow; otherwise the request times out. */
static inline void widget_defer(widget_timeline *out) { out->defer(out); }
/* Completes a deferred request. [any] Exactly once; further calls are ignored and logged. */
static inline void widget_complete(widget_timeline *out) { out->complete(out); }

#ifdef __cplusplus
}
#endif

#endif
