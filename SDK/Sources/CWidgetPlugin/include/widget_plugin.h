/*
 * widget_plugin.h: the contract between a Porthole plugin and the process that runs it.
 *
 * A plugin is a shared library that exports one function, widget_plugin_entry. The runner, a
 * process that loads exactly one plugin, calls it once; the plugin registers its widgets and
 * returns. Later the runner asks a widget's provider for a timeline, and then calls each entry's
 * content function, which records views. Views are recorded, not built: the runner lays them out
 * and sends the result to the host. Nothing a plugin does can reach the host itself.
 *
 * A whole plugin:
 *
 *     #include <widget_plugin.h>
 *
 *     static void draw(widget_view *view, void *context) {
 *         (void)context;
 *         widget_begin(view, WIDGET_VSTACK);
 *             widget_text(view, "Hello", widget_font_style(WIDGET_FONT_HEADLINE));
 *             widget_begin(view, WIDGET_TEXT);
 *                 widget_set_date(view, WIDGET_DATE, 0.0);
 *                 widget_set_int(view, WIDGET_DATE_STYLE, WIDGET_DATE_RELATIVE);
 *             widget_end(view);
 *         widget_end(view);
 *     }
 *
 *     static void hello(widget_timeline *out, bool loud) {
 *         (void)loud;
 *         widget_add_entry(out, widget_now(out), draw, NULL, NULL);
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
 * - Versions. Every struct that may grow begins with its size, set by the side that made it.
 *   Fields and functions are only ever appended; unknown kinds and attributes are skipped and
 *   logged, so a newer plugin works with an older runner.
 * - Memory. Whatever one side passes to a function of the other is copied before that function
 *   returns, unless its documentation says otherwise. Strings of descriptors end with NUL and are
 *   UTF-8; broken UTF-8 is repaired with U+FFFD.
 * - Units. Lengths are points, x to the right and y down from the top left corner. Angles are
 *   degrees, clockwise. Dates are seconds since 1970-01-01 00:00 UTC, durations seconds. Colour
 *   components are sRGB, gamma encoded, nominally 0 to 1.
 * - Threads. [main] means the thread that called widget_plugin_entry, [provider] a single
 *   background thread that calls provider functions one after another, [any] any thread.
 * - Processes. A plugin is one process and cannot start another: fork and posix_spawn fail with
 *   EPERM, and so do kill and ptrace on any process but its own. Allocations beyond the host's
 *   limit, 1 GB unless it says otherwise, fail with ENOMEM.
 * - Files. The environment variable PORTHOLE_CONTAINER names the plugin's own folder, which may not
 *   exist yet and stays when the process ends; XDG_CONFIG_HOME lies inside it.
 * - Nothing may unwind (no C++ exception, no longjmp) out of a plugin's function.
 */
#ifndef WIDGET_PLUGIN_H
#define WIDGET_PLUGIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this contract: major in the upper 16 bits, minor in the lower. A runner loads
   plugins of its own major version and any minor one. */
#define WIDGET_ABI_MAJOR 1u
#define WIDGET_ABI_MINOR 0u
#define WIDGET_ABI_VERSION ((WIDGET_ABI_MAJOR << 16) | WIDGET_ABI_MINOR)

/* Marks the entry for export, whatever visibility the rest of the library is built with. */
#define WIDGET_EXPORT __attribute__((visibility("default")))

typedef struct widget_host widget_host;
typedef struct widget_registry widget_registry;
typedef struct widget_timeline widget_timeline;
typedef struct widget_view widget_view;

/* Any C function; cast to it what a descriptor asks for. */
typedef void (*widget_function)(void);
/* Frees what a context pointer holds. [any] Called exactly once for each context given away. */
typedef void (*widget_release)(void *context);

/* ---- Entry ------------------------------------------------------------------------------- */

/* The one symbol a plugin exports. [main] Called once, before anything else. Registers widgets and
   returns WIDGET_ABI_VERSION, the version it was compiled against; another major version, or 0,
   makes the runner report the plugin as unusable. Must return within a few seconds.
   `host` and `registry`: `host` stays valid for the life of the process, `registry` only during
   this call. */
WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry);

typedef enum widget_log_level {
    WIDGET_LOG_DEBUG = 0,
    WIDGET_LOG_INFO = 1,
    WIDGET_LOG_WARNING = 2,
    WIDGET_LOG_ERROR = 3
} widget_log_level;

/* What the runner offers to the whole plugin. */
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

/* Writes one line to the plugin's log. [any] What the plugin prints to standard output or standard
   error goes there too; the protocol does not use either. */
static inline void widget_log(const widget_host *host, widget_log_level level, const char *text) {
    host->log(host, level, text, strlen(text));
}

/* Returns the function table of an optional feature, or NULL when this runner lacks it. [any] Ids
   look like "porthole.intents/1"; the number changes when the table's meaning does. */
static inline const void *widget_extension(const widget_host *host, const char *id) {
    return host->extension(host, id);
}

/* ---- Registration ------------------------------------------------------------------------ */

/* Sizes a widget can have, WidgetKit's families; a set of them is their bitwise or. */
enum {
    WIDGET_SYSTEM_SMALL = 1u << 0,
    WIDGET_SYSTEM_MEDIUM = 1u << 1,
    WIDGET_SYSTEM_LARGE = 1u << 2,
    WIDGET_SYSTEM_EXTRA_LARGE = 1u << 3,
    WIDGET_SYSTEM_EXTRA_LARGE_PORTRAIT = 1u << 4,
    WIDGET_ACCESSORY_CIRCULAR = 1u << 5,
    WIDGET_ACCESSORY_RECTANGULAR = 1u << 6,
    WIDGET_ACCESSORY_INLINE = 1u << 7,
    WIDGET_ACCESSORY_CORNER = 1u << 8
};
typedef uint32_t widget_family;

/* The type of a declared parameter, and the C type its argument has. */
typedef enum widget_type {
    WIDGET_BOOL = 1,   /* bool */
    WIDGET_INT = 2,    /* int64_t */
    WIDGET_DOUBLE = 3, /* double */
    WIDGET_STRING = 4, /* const char *, UTF-8, ends with NUL, never NULL, valid until completion */
    WIDGET_DATE_TIME = 5 /* double, seconds since 1970 */
} widget_type;

typedef union widget_value {
    bool as_bool;
    int64_t as_int;
    double as_double; /* WIDGET_DOUBLE and WIDGET_DATE_TIME */
    const char *as_string;
} widget_value;

/* One value a user can choose. */
typedef struct widget_choice {
    size_t size;
    const char *id;       /* the value; not empty, unique in the parameter */
    const char *title;    /* shown to the user; NULL: the id */
    const char *subtitle; /* NULL: none */
} widget_choice;

enum {
    /* The parameter may have no value: its default stands for none. */
    WIDGET_PARAMETER_OPTIONAL = 1u << 0,
    /* A WIDGET_STRING of several values: a JSON array of strings, or texts between commas. */
    WIDGET_PARAMETER_LIST = 1u << 1
};

/* One thing a user can set. */
typedef struct widget_parameter {
    size_t size;
    const char *name;        /* an identifier, unique in the widget: letters, digits, _ */
    const char *title;       /* shown to the user; NULL: the name */
    const char *description; /* NULL: none */
    widget_type type;
    widget_value default_value; /* a NULL string means "" */
    uint32_t flags;             /* WIDGET_PARAMETER_OPTIONAL, … */
    /* For a WIDGET_STRING, the only values allowed, by id; none: any. At most 1,000. */
    const widget_choice *choices;
    size_t choice_count;
    /* For a WIDGET_INT or WIDGET_DOUBLE, the least and the greatest value; both 0: any. */
    double minimum, maximum;
} widget_parameter;

enum {
    /* The content reaches the widget's edges (WidgetKit's contentMarginsDisabled()). */
    WIDGET_CONTENT_MARGINS_DISABLED = 1u << 0,
    /* The container background must stay (containerBackgroundRemovable(false)). */
    WIDGET_BACKGROUND_NOT_REMOVABLE = 1u << 1,
    /* The three functions take no arguments but the timeline and call widget_setting instead; for
       languages that cannot declare a function for each widget. */
    WIDGET_READS_SETTINGS = 1u << 2
};

/* One widget. `kind` identifies it for ever and everywhere: use reverse DNS.

   The three functions are natural C functions: first a widget_timeline *, then one argument for
   each declared parameter, in order, of the C type its widget_type names. With parameters
   { WIDGET_STRING "coin", WIDGET_INT "rows" }:

       void crypto_timeline(widget_timeline *out, const char *coin, int64_t rows);

   All are called on [provider]. Returning completes the request, unless widget_defer was called.
   - placeholder: one entry, at once, without data: it is drawn redacted.
   - snapshot: one entry for a moment; sample data when widget_is_preview.
   - timeline: the entries to come and when to ask again.
   A NULL placeholder or snapshot falls back to timeline, whose first entry is taken. */
typedef struct widget_descriptor {
    size_t size;
    const char *kind;
    const char *display_name; /* NULL: the kind */
    const char *description;  /* NULL: none */
    widget_family families;   /* a set, not empty */
    uint32_t options;         /* WIDGET_CONTENT_MARGINS_DISABLED, … */
    const widget_parameter *parameters;
    size_t parameter_count; /* at most 32 */
    widget_function placeholder;
    widget_function snapshot;
    widget_function timeline;
    void *context; /* what widget_context returns; never freed */
} widget_descriptor;

/* A picture for the plugin's author: a widget with chosen entries, or a view that is no widget's.
   `porthole preview` draws them. */
typedef struct widget_preview {
    size_t size;
    const char *id;         /* unique among the plugin's previews, not empty */
    const char *name;       /* NULL: the id */
    const char *source;     /* where it is declared, such as "Clock.swift:12"; NULL: unknown */
    widget_family families; /* a set: drawn in each; 0: no widget's */
    double width, height;   /* of what is no widget's, in points; 0: a phone's screen */
    void (*entries)(widget_timeline *out); /* as a widget's timeline; [provider] */
    void *context;                         /* what widget_context returns; never freed */
} widget_preview;

/* Registers each preview by widget_register_preview. [main] Called at most once, when they are asked
   for. */
typedef void (*widget_previews)(widget_registry *registry);

/* A live activity that the plugin can start; it is listed, and no host shows it yet. */
typedef struct widget_activity {
    size_t size;
    const char *name; /* unique in the plugin, for ever */
} widget_activity;

/* A button or a toggle for a control center; it is listed, and no host shows it yet. */
typedef struct widget_control {
    size_t size;
    const char *kind;
    const char *display_name; /* NULL: the kind */
    const char *description;  /* NULL: none */
    const widget_parameter *parameters;
    size_t parameter_count; /* at most 32 */
} widget_control;

/* A main loop that the plugin brings along, for languages whose runtime insists on the main thread
   (Swift's RunLoop.main). Without one the runner waits on a queue of its own.
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

struct widget_registry {
    size_t size;
    bool (*add_widget)(widget_registry *, const widget_descriptor *);
    void (*set_main_loop)(widget_registry *, const widget_main_loop *);
    void (*set_previews)(widget_registry *, widget_previews);
    bool (*add_preview)(widget_registry *, const widget_preview *);
    bool (*add_activity)(widget_registry *, const widget_activity *);
    bool (*add_control)(widget_registry *, const widget_control *);
};

/* Registers a widget. [main], in the entry. Returns false, logs why and reports the plugin when the
   descriptor is unusable: an empty kind, a kind registered before, no family, no timeline function,
   a parameter without a name or with an unknown type. */
static inline bool widget_register(widget_registry *registry, const widget_descriptor *widget) {
    return registry->add_widget(registry, widget);
}

/* Register a live activity, a control. [main], in the entry. Return false, log why and report the
   plugin when the name or kind is empty or registered before, or a parameter is unusable; false too
   when the runner is older than the function. */
static inline bool widget_register_activity(widget_registry *registry,
                                            const widget_activity *activity) {
    return registry->size > offsetof(widget_registry, add_activity) &&
           registry->add_activity(registry, activity);
}
static inline bool widget_register_control(widget_registry *registry,
                                           const widget_control *control) {
    return registry->size > offsetof(widget_registry, add_control) &&
           registry->add_control(registry, control);
}

/* Makes the runner use the plugin's main loop. [main], in the entry, at most once. */
static inline void widget_use_main_loop(widget_registry *registry, const widget_main_loop *loop) {
    registry->set_main_loop(registry, loop);
}

/* Says how to list the plugin's previews. [main], in the entry. */
static inline void widget_offer_previews(widget_registry *registry, widget_previews previews) {
    registry->set_previews(registry, previews);
}

/* Registers a preview. [main], in a widget_previews function. Returns false and logs why when the
   preview is unusable: an id that is empty or taken, no function, a size that is no number. */
static inline bool widget_register_preview(widget_registry *registry,
                                           const widget_preview *preview) {
    return registry->add_preview(registry, preview);
}

/* ---- Timelines --------------------------------------------------------------------------- */

/* Records an entry's views into `view`. [main] Called once for each environment the host asks for
   (light and dark, say), at any time until the context is released. `view` is valid during the
   call only. */
typedef void (*widget_content)(widget_view *view, void *context);

typedef struct widget_entry {
    size_t size;
    double date; /* when it starts to show */
    widget_content content;
    void *context;          /* given to content */
    widget_release release; /* frees context; may be NULL */
    /* How important the entry is, for stacks that rotate; a duration of 0 means until the next
       entry. WidgetKit's TimelineEntryRelevance. */
    double relevance_score;
    double relevance_duration;
} widget_entry;

typedef struct widget_size {
    double width, height;
} widget_size;

/* When the host asks for the next timeline. */
typedef enum widget_reload {
    WIDGET_RELOAD_AT_END = 0, /* once the last entry shows (the default) */
    WIDGET_RELOAD_AFTER = 1,  /* at a date or later */
    WIDGET_RELOAD_NEVER = 2   /* when the user or the plugin asks */
} widget_reload;

/* One request to a provider, and its answer. The pointer stays valid for the life of the process;
   after completion every call on it is ignored and logged. */
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
};

/* The family asked for: a single bit. [any] */
static inline widget_family widget_requested_family(const widget_timeline *out) {
    return out->family(out);
}
/* The size of the widget, in points, margins included. [any] */
static inline widget_size widget_display_size(const widget_timeline *out) {
    return out->display_size(out);
}
/* Whether the answer is for a gallery: sample data, quickly. [any] */
static inline bool widget_is_preview(const widget_timeline *out) { return out->is_preview(out); }
/* The date the request is made for; use it instead of the clock, so that replays agree. [any] */
static inline double widget_now(const widget_timeline *out) { return out->now(out); }
/* The context of the widget's descriptor. [any] */
static inline void *widget_context(const widget_timeline *out) { return out->context(out); }
/* The value of the parameter of that index. [any] Returns whether the user has set it; the default
   otherwise. A string stays valid until completion. `value` is left alone when there is no such
   parameter. */
static inline bool widget_setting(const widget_timeline *out, size_t index, widget_value *value) {
    return out->setting(out, index, value);
}
/* Whether the host no longer wants the answer. Long work should look now and then. [any] */
static inline bool widget_is_cancelled(const widget_timeline *out) {
    return out->is_cancelled(out);
}
/* Adds an entry with all its fields. [any] Takes over entry->context: it is released when the
   runner no longer needs the entry, also when the entry is refused. Order does not matter. */
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
/* Asks for no other timeline. [any] */
static inline void widget_reload_never(widget_timeline *out) {
    out->reload(out, WIDGET_RELOAD_NEVER, 0.0);
}
/* Completes with an error that the user will read. [any] */
static inline void widget_fail(widget_timeline *out, const char *message) {
    out->fail(out, message, strlen(message));
}
/* Keeps the request open after the provider function returned. [provider], before returning.
   widget_complete or widget_fail must follow; without, the request times out. */
static inline void widget_defer(widget_timeline *out) { out->defer(out); }
/* Completes a deferred request. [any] Exactly once; another call is ignored and logged. */
static inline void widget_complete(widget_timeline *out) { out->complete(out); }

/* ---- Views ------------------------------------------------------------------------------- */

/* What a view is. The names are SwiftUI's, and so is the meaning. A view that takes one child and
   gets several treats them as SwiftUI treats a Group: a modifier applies to each, a container lays
   them out. Attributes in brackets. */
typedef enum widget_kind {
    /* Children one after another, as if they stood in the parent. */
    WIDGET_GROUP = 1,
    /* Containers. [ALIGNMENT, SPACING; default: centre, the platform's spacing] */
    WIDGET_VSTACK = 2,
    WIDGET_HSTACK = 3,
    WIDGET_ZSTACK = 4, /* back to front; [ALIGNMENT: horizontal | vertical] */
    WIDGET_SPACER = 5, /* [MIN_LENGTH] */
    WIDGET_DIVIDER = 6,
    /* Text: [TEXT_STRING] or [DATE, DATE_STYLE and what the style reads]; or children of kind TEXT,
       runs of one paragraph, and IMAGE, symbols in its lines. On each: [TEXT_SCALE, LOCALE] */
    WIDGET_TEXT = 7,
    /* [SYMBOL: an SF Symbols name, or IMAGE_SOURCE; RESIZABLE, and then of a picture CAP_INSETS, TILED;
       INTERPOLATION, TEMPLATE] */
    WIDGET_IMAGE = 8,
    WIDGET_COLOR = 9, /* [FILL], takes all the room it is offered; any paint */
    /* Shapes. [FILL, or STROKE and LINE_WIDTH, LINE_CAP, LINE_JOIN, MITER_LIMIT, DASH, DASH_PHASE;
       neither: the foreground style; SHAPE_INSET, of all but PATH] */
    WIDGET_RECTANGLE = 10,
    WIDGET_ROUNDED_RECTANGLE = 11, /* [CORNER_WIDTH, CORNER_HEIGHT, CONTINUOUS] */
    WIDGET_CIRCLE = 12,
    WIDGET_CAPSULE = 13, /* [CONTINUOUS] */
    WIDGET_ELLIPSE = 14,
    /* Views that depend on the room they get. [CONTENT: widget_geometry_content] */
    WIDGET_GEOMETRY_READER = 15,
    WIDGET_LINK = 16, /* [URL] */
    /* The first child whose ideal size fits the room, or the last. [HORIZONTAL, VERTICAL: the axes
       that count; both true by default] */
    WIDGET_VIEW_THAT_FITS = 17,
    /* A shape of lines and curves. [PATH_NUMBERS, or CONTENT: widget_path_content; EVEN_ODD] */
    WIDGET_PATH = 20,
    /* The widget's own shape, its corners smaller by the distance from the widget's edges. */
    WIDGET_CONTAINER_SHAPE = 21,
    /* Rows whose columns are equally wide. [ALIGNMENT, SPACING between columns, ROW_SPACING] Each
       child of kind GRID_ROW is a row, any other one a row of its own across all columns. */
    WIDGET_GRID = 34,
    WIDGET_GRID_ROW = 35, /* [ALIGNMENT: vertical]; outside a grid a GROUP */
    /* Lines of cells in declared columns, or columns of cells in declared rows. [GRID_ITEMS, SPACING
       between lines, ALIGNMENT of all columns in more room] */
    WIDGET_LAZY_VGRID = 36,
    WIDGET_LAZY_HGRID = 37,
    /* Children where functions of the plugin put them. [CONTENT: widget_layout_size, PLACEMENT:
       widget_layout_placement, GUIDE: widget_layout_guide, EDGE_SPACING: widget_layout_spacing, the
       last two optional; HORIZONTAL or VERTICAL: the direction that spacers and dividers follow] */
    WIDGET_LAYOUT = 38,
    /* A button or a toggle that performs an intent when it is pressed.
       [ACTION; IS_ON for a toggle] */
    WIDGET_ACTION_REGION = 55,

    /* A fraction as a bar, LINE_WIDTH high and as wide as its room, or as a ring in all of its room.
       [GAUGE_FORM; AMOUNT: the fraction, 0 to 1, or START_DATE, END_DATE and COUNTS_DOWN: it follows
       the time without asking the plugin; FILL: a gradient runs along the gauge, default: the tint;
       TRACK: what is not reached, default: none; LINE_WIDTH, default 4, of a ring a tenth of its side;
       MARKED] */
    WIDGET_GAUGE = 45,

    /* Modifiers: the first child is what is modified. */
    WIDGET_PADDING = 64,    /* [INSETS: top, leading, bottom, trailing] */
    WIDGET_FRAME = 65,      /* [WIDTH, HEIGHT, ALIGNMENT] */
    WIDGET_FLEX_FRAME = 66, /* [MIN_WIDTH … MAX_HEIGHT, ALIGNMENT]; infinity allowed */
    WIDGET_BACKGROUND = 67, /* the other children lie behind, in a ZStack; [ALIGNMENT] */
    WIDGET_OVERLAY = 68,    /* the other children lie in front, in a ZStack; [ALIGNMENT] */
    WIDGET_CLIP = 69,       /* the second child is the shape */
    WIDGET_OPACITY = 70,    /* [AMOUNT] */
    WIDGET_OFFSET = 71,     /* [X, Y] */
    WIDGET_FIXED_SIZE = 72, /* [HORIZONTAL, VERTICAL; both true by default] */
    WIDGET_LAYOUT_PRIORITY = 73, /* [AMOUNT] */
    WIDGET_ALIGNMENT_GUIDE = 74, /* [ALIGNMENT: one guide; CONTENT: widget_guide] */
    /* The other children are the widget's background, behind its margins too. */
    WIDGET_CONTAINER_BACKGROUND = 75,
    WIDGET_PLACE = 80, /* A place of the view at a point; takes all the room. [PLACED_AT] */
    /* Turned, then scaled when it is drawn. [ANGLE, SCALE_X, SCALE_Y; X, Y: the anchor, as fractions
       of the view's size, default 0.5] */
    WIDGET_TRANSFORM = 76,
    /* Offers room of these proportions. [AMOUNT: width divided by height, default: the view's own;
       FILLS] */
    WIDGET_ASPECT_RATIO = 77,

    /* Effects: how the picture of a view is drawn; its place in the layout stays. */
    WIDGET_SHADOW = 85, /* [FILL: its colour; RADIUS, X, Y, INNER] */
    WIDGET_BLUR = 86,   /* [RADIUS] */
    /* The other children, in a ZStack, are a mask: the view shows where they are opaque.
       [ALIGNMENT] */
    WIDGET_MASK = 87,
    WIDGET_BLEND = 88,             /* [BLEND_MODE], with what lies behind the view */
    WIDGET_COMPOSITING_GROUP = 89, /* one picture before effects and blending around it */
    WIDGET_COLOR_EFFECT = 90,      /* [COLOR_EFFECT_KIND, and what it needs] */
    WIDGET_AFFINE_TRANSFORM = 91,  /* [MATRIX], from the view's top left corner */

    /* What a view says about its place in a grid. [GRID_COLUMNS; X, Y: its anchor in the cell, as
       fractions of the room; UNSIZED_AXES; ALIGNMENT: horizontal, of its column] */
    WIDGET_GRID_CELL = 100,
    /* What a LAYOUT around can look up. [KEY; CONTENT: any function, whose context is the value] */
    WIDGET_LAYOUT_VALUE = 101,
    WIDGET_Z_INDEX = 102, /* [AMOUNT: siblings with a larger one are drawn later, default 0] */
    /* A view whose frame a widget_geometry can look up once it is placed. [KEY] */
    WIDGET_LANDMARK = 103,
    /* Content that is recorded when the view has its place, and laid out in its frame. [CONTENT:
       widget_geometry_content; SIDE: widget_side; ALIGNMENT] */
    WIDGET_DEFERRED = 104
} widget_kind;

/* What a view has. The comment names the setter. Inherited attributes may be set on any view and
   hold for it and everything inside, as SwiftUI's environment does. */
typedef enum widget_attribute {
    WIDGET_TEXT_STRING = 1, /* string: the text of a TEXT */
    WIDGET_DATE = 2,         /* date */
    WIDGET_DATE_STYLE = 3,   /* int: widget_date_style */
    WIDGET_SYMBOL = 4,       /* string */
    WIDGET_ALIGNMENT = 5,    /* int: widget_alignment */
    WIDGET_SPACING = 6,      /* double */
    WIDGET_MIN_LENGTH = 7,   /* double */
    WIDGET_FILL = 8,         /* paint */
    WIDGET_STROKE = 9,       /* paint */
    WIDGET_LINE_WIDTH = 10,  /* double, default 1 */
    WIDGET_CORNER_WIDTH = 11,  /* double */
    WIDGET_CORNER_HEIGHT = 12, /* double; default: the width */
    WIDGET_CONTINUOUS = 13,    /* bool: continuous corners, default true */
    WIDGET_CONTENT = 14,       /* callback */
    WIDGET_URL = 15, /* string; on a LINK its target, on any other view the widget's own URL */
    WIDGET_INSETS = 16, /* four doubles: top, leading, bottom, trailing; NaN: the default, 16 */
    WIDGET_WIDTH = 17,  /* double */
    WIDGET_HEIGHT = 18,
    WIDGET_MIN_WIDTH = 19,
    WIDGET_IDEAL_WIDTH = 20,
    WIDGET_MAX_WIDTH = 21,
    WIDGET_MIN_HEIGHT = 22,
    WIDGET_IDEAL_HEIGHT = 23,
    WIDGET_MAX_HEIGHT = 24,
    WIDGET_AMOUNT = 25, /* double */
    WIDGET_X = 26,      /* double */
    WIDGET_Y = 27,
    WIDGET_HORIZONTAL = 28, /* bool */
    WIDGET_VERTICAL = 29,
    WIDGET_ID = 30, /* string: identity among siblings, for transitions (SwiftUI's id) */
    /* double: a shape's distance from its frame; half the line's width for a line inside the frame
       (strokeBorder) */
    WIDGET_SHAPE_INSET = 31,
    WIDGET_ANTIALIASED = 32, /* bool, default true */
    WIDGET_FILLS = 33,       /* bool: covers the room instead of fitting into it */
    WIDGET_ANGLE = 34,       /* double: degrees, clockwise */
    WIDGET_SCALE_X = 35,     /* double, default 1 */
    WIDGET_SCALE_Y = 36,
    WIDGET_RESIZABLE = 37, /* bool: as large as the room instead of the text around it */
    WIDGET_RADIUS = 50,       /* double: of a blur, at most 1,000 */
    WIDGET_BLEND_MODE = 51,   /* int: widget_blend_mode */
    WIDGET_COLOR_EFFECT_KIND = 52, /* int: widget_color_effect */
    /* six doubles a, b, c, d, tx, ty: x' = a x + c y + tx, y' = b x + d y + ty */
    WIDGET_MATRIX = 53,
    WIDGET_INNER = 54, /* bool: a shadow falls into the view from its edges */
    /* What changes from entry to entry look like; kept in the archive, for hosts that animate. Any
       view: strings such as opacity, slide, numericText, easeInOut, pulse. */
    WIDGET_TRANSITION = 55,
    WIDGET_CONTENT_TRANSITION = 56,
    WIDGET_ANIMATION = 57,
    WIDGET_SYMBOL_EFFECT = 58,

    WIDGET_EVEN_ODD = 40,    /* bool: inside is where lines cross an odd number of times */
    WIDGET_LINE_CAP = 41,    /* int: widget_line_cap */
    WIDGET_LINE_JOIN = 42,   /* int: widget_line_join */
    WIDGET_MITER_LIMIT = 43, /* double, default 10: length of a sharp corner in line widths */
    WIDGET_DASH = 44,        /* up to 64 doubles: lengths of dashes and gaps, in turn */
    WIDGET_DASH_PHASE = 45,  /* double: how far into the dashes the line begins */
    WIDGET_PATH_NUMBERS = 46, /* doubles: a path, see widget_path_verb */
    /* six doubles: x and y in the frame; the place of the view that comes to lie there, as fractions
       of its size; the width and the height it is offered, NaN for its ideal size */
    WIDGET_PLACED_AT = 47,
    WIDGET_ROW_SPACING = 60, /* double */
    /* int: columns a cell spans, default 1; 0: a whole line of a lazy grid */
    WIDGET_GRID_COLUMNS = 61,
    /* int: 1 horizontal, 2 vertical, 3 both: the cell takes what others leave it along these axes */
    WIDGET_UNSIZED_AXES = 62,
    /* doubles, five for each column or row: 1 fixed, 2 flexible or 3 adaptive; its length or the
       least one; the greatest; the distance to the next; its cells' widget_alignment. NaN: 10,
       infinity, 8, centred */
    WIDGET_GRID_ITEMS = 63,
    WIDGET_PLACEMENT = 64,    /* callback */
    WIDGET_GUIDE = 65,        /* callback */
    WIDGET_EDGE_SPACING = 66, /* callback */
    WIDGET_KEY = 67,          /* int: any number of the plugin's */
    WIDGET_SIDE = 68,         /* int: widget_side */
    /* callback: widget_guide_default, of the plugin's own guides in the view's ALIGNMENT */
    WIDGET_GUIDE_DEFAULT = 69,

    /* double, 0.1 to 1: the part of its font's size a TEXT has (SwiftUI's secondary scale: 0.8) */
    WIDGET_TEXT_SCALE = 70,
    WIDGET_TEXT_CASE = 71, /* int: widget_text_case, of a TEXT with a date; others write it */
    /* string: BCP 47 or POSIX; a TEXT's own language, for its date and the forms of its letters */
    WIDGET_LOCALE = 72,
    WIDGET_TIME_ZONE = 73, /* string: IANA; a date's own time zone */
    /* doubles: from, to and optionally the moment at which the text stands still; since 1970 */
    WIDGET_DATE_INTERVAL = 74,
    /* bool: shows what is left of the interval; default: true for a TEXT, false for a GAUGE */
    WIDGET_COUNTS_DOWN = 75,
    WIDGET_DATE_FIELDS = 76, /* int: set of widget_date_field; default: all the style has */
    WIDGET_DATE_FIELD_COUNT = 77, /* int: how many of them are shown at most, the largest first */
    WIDGET_DATE_PRECISION = 78, /* double: seconds from one change of a counter to the next */
    WIDGET_DATE_SIGN = 79,      /* int: widget_date_sign */
    WIDGET_GAUGE_FORM = 80,  /* int: widget_gauge_form */
    WIDGET_START_DATE = 81,  /* date: when a gauge is empty */
    WIDGET_END_DATE = 82,    /* date: when a gauge is full */
    WIDGET_TRACK = 84,       /* paint: one colour */
    WIDGET_MARKED = 85,      /* bool: all of the gauge is filled, and a dot marks the fraction */
    /* string: what a press performs, which a plugin recognises again after a restart */
    WIDGET_ACTION = 100,
    WIDGET_IS_ON = 101, /* bool: what a toggle shows */
    WIDGET_IMAGE_SOURCE = 90,  /* image */
    WIDGET_CAP_INSETS = 91,    /* four doubles, as INSETS: borders that keep their size */
    WIDGET_TILED = 92,         /* bool: repeated instead of stretched */
    WIDGET_INTERPOLATION = 93, /* int: widget_interpolation */
    WIDGET_TEMPLATE = 94,      /* bool: painted with the foreground style where it is opaque */

    /* Inherited. */
    WIDGET_FONT = 128,             /* font */
    WIDGET_FONT_WEIGHT = 129, /* int: 100 to 900, overrides the font's; 0: the font's again */
    WIDGET_FONT_DESIGN = 130, /* int: widget_font_design, as the weight */
    WIDGET_ITALIC = 131,           /* bool */
    WIDGET_MONOSPACED_DIGIT = 132, /* bool */
    WIDGET_FOREGROUND = 133,       /* paint: the foreground style */
    WIDGET_TINT = 134,             /* paint */
    WIDGET_LINE_LIMIT = 135,       /* int; 0: no limit */
    WIDGET_TEXT_ALIGNMENT = 136,   /* int: widget_text_alignment */
    WIDGET_MINIMUM_SCALE = 137,    /* double, above 0 up to 1 */
    WIDGET_REDACTED = 138,         /* int: set of widget_redaction; 0 undoes it */
    WIDGET_COLOR_SCHEME = 139,     /* int: widget_color_scheme, for this subtree */
    WIDGET_RIGHT_TO_LEFT = 140,    /* bool */
    WIDGET_LINE_SPACING = 141,     /* double */
    WIDGET_TRUNCATION = 142,       /* int: widget_truncation */
    WIDGET_TEXT_SIZE = 143,        /* int: widget_text_size (dynamic type) */
    WIDGET_UNDERLINE = 144,        /* bool */
    WIDGET_STRIKETHROUGH = 145,    /* bool */
    /* paint: the second and third level of the foreground style set on the same view; the levels
       after those that are set are levels of the last. */
    WIDGET_FOREGROUND_SECOND = 155,
    WIDGET_FOREGROUND_THIRD = 156,
    WIDGET_ACCENTABLE = 157,       /* bool: in the accent colour where there are two colours */
    WIDGET_SYMBOL_RENDERING = 158, /* int: widget_symbol_rendering */
    WIDGET_SYMBOL_VARIANTS = 159,  /* string: added to names of symbols, such as circle.fill */
    WIDGET_IMAGE_SCALE = 160,      /* int: symbols 1 smaller, 2 as large, 3 larger than text */

    WIDGET_KERNING = 170,         /* double: points added after each letter */
    WIDGET_TRACKING = 171,        /* double: likewise, and ligatures are taken apart */
    WIDGET_BASELINE_OFFSET = 172, /* double: points upwards */
    WIDGET_UNDERLINE_PATTERN = 173, /* int: widget_line_pattern */
    WIDGET_STRIKETHROUGH_PATTERN = 174,
    WIDGET_UNDERLINE_COLOR = 175, /* paint, of which a colour counts; default: the letters' */
    WIDGET_STRIKETHROUGH_COLOR = 176,
    WIDGET_FONT_WIDTH = 177,     /* double, -1 (narrow) to 1 (wide), overrides the font's */
    WIDGET_LINES_RESERVED = 178, /* int: room is kept for as many lines */
    WIDGET_TIGHTENING = 179, /* bool: letters may come closer where a line is too long */

    /* Accessibility, on any view. A view with a label or an identifier keeps a node of its own in
       the display list, even when it draws nothing. */
    WIDGET_ACCESSIBILITY_LABEL = 192,      /* string */
    WIDGET_ACCESSIBILITY_IDENTIFIER = 193, /* string */
    WIDGET_ACCESSIBILITY_VALUE = 194,      /* string */
    WIDGET_ACCESSIBILITY_HIDDEN = 195      /* bool */
} widget_attribute;

/* How a date is shown; all but DATE and TIME update by themselves. SwiftUI's Text.DateStyle. */
typedef enum widget_date_style {
    WIDGET_DATE_TIME_OF_DAY = 1, /* 11:23 PM */
    WIDGET_DATE_DAY = 2,         /* June 3, 2019 */
    WIDGET_DATE_RELATIVE = 3,    /* 2 hr, 23 min */
    WIDGET_DATE_OFFSET = 4,      /* +2 hours */
    WIDGET_DATE_TIMER = 5,       /* 36:59:01 */
    /* 4:59: what is left, or gone, of DATE_INTERVAL. [COUNTS_DOWN, DATE_FIELDS: 78:20 without
       WIDGET_FIELD_HOUR, DATE_FIELD_COUNT, DATE_PRECISION] */
    WIDGET_DATE_TIMER_INTERVAL = 6,
    /* 00:05.23 since DATE. [DATE_FIELDS, DATE_FIELD_COUNT, DATE_PRECISION: 0.01] */
    WIDGET_DATE_STOPWATCH = 7,
    /* 3 minutes, 42 seconds from DATE to now. [DATE_FIELDS, DATE_FIELD_COUNT: 2, DATE_SIGN] */
    WIDGET_DATE_DISTANCE = 8,
    /* in 3 hours, tomorrow, Monday, June 3: DATE as seen from now. [DATE_FIELDS,
       DATE_FIELD_COUNT: 1, DATE_PRECISION: seconds beyond which the day is named] */
    WIDGET_DATE_REFERENCE = 9
} widget_date_style;

typedef enum widget_date_field {
    WIDGET_FIELD_YEAR = 1 << 0,
    WIDGET_FIELD_MONTH = 1 << 1,
    WIDGET_FIELD_WEEK = 1 << 2,
    WIDGET_FIELD_DAY = 1 << 3,
    WIDGET_FIELD_HOUR = 1 << 4,
    WIDGET_FIELD_MINUTE = 1 << 5,
    WIDGET_FIELD_SECOND = 1 << 6
} widget_date_field;

/* Which distances have a sign. */
typedef enum widget_date_sign {
    WIDGET_SIGN_AUTOMATIC = 1, /* those to a date ahead, a minus */
    WIDGET_SIGN_NEVER = 2,
    WIDGET_SIGN_ALWAYS = 3
} widget_date_sign;

typedef enum widget_text_case { WIDGET_UPPERCASE = 1, WIDGET_LOWERCASE = 2 } widget_text_case;

/* The gaps of a line under or through letters. */
typedef enum widget_line_pattern {
    WIDGET_LINE_SOLID = 1,
    WIDGET_LINE_DOT = 2,
    WIDGET_LINE_DASH = 3,
    WIDGET_LINE_DASH_DOT = 4,
    WIDGET_LINE_DASH_DOT_DOT = 5
} widget_line_pattern;
typedef enum widget_gauge_form {
    WIDGET_GAUGE_BAR = 1,
    WIDGET_GAUGE_RING = 2,     /* from the top, clockwise */
    WIDGET_GAUGE_OPEN_RING = 3, /* three quarters of a ring, open at the bottom */
    WIDGET_GAUGE_SPOKES = 4 /* eight spokes, for work that takes an unknown time; no fraction */
} widget_gauge_form;

/* One horizontal and one vertical guide, or'ed. Numbers from 64 on, multiplied by 256 for vertical
   ones, are a plugin's own guides; without a GUIDE_DEFAULT they lie on the leading or top edge. */
typedef enum widget_alignment {
    WIDGET_LEADING = 1,
    WIDGET_CENTER_HORIZONTAL = 2,
    WIDGET_TRAILING = 3,
    WIDGET_TOP = 1 << 8,
    WIDGET_CENTER_VERTICAL = 2 << 8,
    WIDGET_BOTTOM = 3 << 8,
    WIDGET_FIRST_TEXT_BASELINE = 4 << 8,
    WIDGET_LAST_TEXT_BASELINE = 5 << 8
} widget_alignment;

typedef enum widget_text_alignment {
    WIDGET_TEXT_LEADING = 1,
    WIDGET_TEXT_CENTER = 2,
    WIDGET_TEXT_TRAILING = 3
} widget_text_alignment;

typedef enum widget_truncation {
    WIDGET_TRUNCATE_TAIL = 1,
    WIDGET_TRUNCATE_MIDDLE = 2,
    WIDGET_TRUNCATE_HEAD = 3
} widget_truncation;

typedef enum widget_redaction {
    WIDGET_REDACT_PLACEHOLDER = 1 << 0,
    WIDGET_REDACT_PRIVACY = 1 << 1,
    WIDGET_REDACT_INVALIDATED = 1 << 2
} widget_redaction;

/* How symbols are coloured, SwiftUI's SymbolRenderingMode. */
typedef enum widget_symbol_rendering {
    WIDGET_SYMBOL_MONOCHROME = 1,
    WIDGET_SYMBOL_MULTICOLOR = 2, /* some have colours of their own */
    WIDGET_SYMBOL_HIERARCHICAL = 3,
    WIDGET_SYMBOL_PALETTE = 4
} widget_symbol_rendering;

/* How a view is mixed with what lies behind it, SwiftUI's BlendMode. */
typedef enum widget_blend_mode {
    WIDGET_BLEND_NORMAL = 0,
    WIDGET_BLEND_MULTIPLY = 1,
    WIDGET_BLEND_SCREEN = 2,
    WIDGET_BLEND_OVERLAY = 3,
    WIDGET_BLEND_DARKEN = 4,
    WIDGET_BLEND_LIGHTEN = 5,
    WIDGET_BLEND_COLOR_DODGE = 6,
    WIDGET_BLEND_COLOR_BURN = 7,
    WIDGET_BLEND_SOFT_LIGHT = 8,
    WIDGET_BLEND_HARD_LIGHT = 9,
    WIDGET_BLEND_DIFFERENCE = 10,
    WIDGET_BLEND_EXCLUSION = 11,
    WIDGET_BLEND_HUE = 12,
    WIDGET_BLEND_SATURATION = 13,
    WIDGET_BLEND_COLOR = 14,
    WIDGET_BLEND_LUMINOSITY = 15,
    WIDGET_BLEND_SOURCE_ATOP = 16,
    WIDGET_BLEND_DESTINATION_OVER = 17,
    WIDGET_BLEND_DESTINATION_OUT = 18,
    WIDGET_BLEND_PLUS_DARKER = 19,
    WIDGET_BLEND_PLUS_LIGHTER = 20
} widget_blend_mode;

/* What happens to a view's colours; in brackets what it needs. */
typedef enum widget_color_effect {
    WIDGET_EFFECT_BRIGHTNESS = 1,        /* [AMOUNT: added; -1 black, 1 white] */
    WIDGET_EFFECT_CONTRAST = 2,          /* [AMOUNT: 0 grey, 1 none] */
    WIDGET_EFFECT_SATURATION = 3,        /* [AMOUNT: 0 grey, 1 none] */
    WIDGET_EFFECT_GRAYSCALE = 4,         /* [AMOUNT: 0 none, 1 grey] */
    WIDGET_EFFECT_HUE_ROTATION = 5,      /* [ANGLE] */
    WIDGET_EFFECT_INVERT = 6,
    WIDGET_EFFECT_MULTIPLY = 7,          /* [FILL: a colour] */
    WIDGET_EFFECT_LUMINANCE_TO_ALPHA = 8 /* black, as opaque as it was bright */
} widget_color_effect;

typedef enum widget_color_scheme { WIDGET_LIGHT = 1, WIDGET_DARK = 2 } widget_color_scheme;

/* Dynamic type sizes, SwiftUI's DynamicTypeSize. */
typedef enum widget_text_size {
    WIDGET_TEXT_XSMALL = 1,
    WIDGET_TEXT_SMALL = 2,
    WIDGET_TEXT_MEDIUM = 3,
    WIDGET_TEXT_LARGE = 4, /* the default */
    WIDGET_TEXT_XLARGE = 5,
    WIDGET_TEXT_XXLARGE = 6,
    WIDGET_TEXT_XXXLARGE = 7,
    WIDGET_TEXT_ACCESSIBILITY1 = 8,
    WIDGET_TEXT_ACCESSIBILITY2 = 9,
    WIDGET_TEXT_ACCESSIBILITY3 = 10,
    WIDGET_TEXT_ACCESSIBILITY4 = 11,
    WIDGET_TEXT_ACCESSIBILITY5 = 12
} widget_text_size;

typedef enum widget_font_text_style {
    WIDGET_FONT_NONE = 0, /* a fixed size */
    WIDGET_FONT_LARGE_TITLE = 1,
    WIDGET_FONT_TITLE = 2,
    WIDGET_FONT_TITLE2 = 3,
    WIDGET_FONT_TITLE3 = 4,
    WIDGET_FONT_HEADLINE = 5,
    WIDGET_FONT_BODY = 6,
    WIDGET_FONT_CALLOUT = 7,
    WIDGET_FONT_SUBHEADLINE = 8,
    WIDGET_FONT_FOOTNOTE = 9,
    WIDGET_FONT_CAPTION = 10,
    WIDGET_FONT_CAPTION2 = 11
} widget_font_text_style;

typedef enum widget_font_design {
    WIDGET_DESIGN_DEFAULT = 1,
    WIDGET_DESIGN_SERIF = 2,
    WIDGET_DESIGN_ROUNDED = 3,
    WIDGET_DESIGN_MONOSPACED = 4
} widget_font_design;

/* Which letters are drawn as small capitals. */
typedef enum widget_small_caps {
    WIDGET_SMALL_CAPS_ALL = 1,
    WIDGET_SMALL_CAPS_LOWERCASE = 2,
    WIDGET_SMALL_CAPS_UPPERCASE = 3
} widget_small_caps;

/* The distance of lines. */
typedef enum widget_leading {
    WIDGET_LEADING_STANDARD = 1,
    WIDGET_LEADING_TIGHT = 2,
    WIDGET_LEADING_LOOSE = 3
} widget_leading;

typedef struct widget_font {
    size_t size;
    widget_font_text_style style; /* scales with the text size; or */
    double points;                /* a size; with a family and a style, the size at text size L */
    int32_t weight;               /* 100 (ultra light) to 900 (black); 0: the style's */
    widget_font_design design;    /* 0: default */
    const char *family;           /* NULL: the system font */
    bool italic;
    bool monospaced_digit;
    widget_small_caps small_caps; /* 0: none */
    widget_leading leading;       /* 0: standard */
    double width;                 /* -1 (narrow) to 1 (wide), 0: the family's own */
} widget_font;

/* A colour: a name of the system palette, which follows light and dark, or components. */
typedef enum widget_color_name {
    WIDGET_RGB = 0,
    WIDGET_PRIMARY = 1, /* labels */
    WIDGET_SECONDARY = 2,
    WIDGET_TERTIARY = 3,
    WIDGET_QUATERNARY = 4,
    WIDGET_QUINARY = 5,
    WIDGET_ACCENT = 6,
    WIDGET_RED = 7,
    WIDGET_ORANGE = 8,
    WIDGET_YELLOW = 9,
    WIDGET_GREEN = 10,
    WIDGET_MINT = 11,
    WIDGET_TEAL = 12,
    WIDGET_CYAN = 13,
    WIDGET_BLUE = 14,
    WIDGET_INDIGO = 15,
    WIDGET_PURPLE = 16,
    WIDGET_PINK = 17,
    WIDGET_BROWN = 18,
    WIDGET_GRAY = 19,
    WIDGET_FILL_PRIMARY = 20, /* the fill colours, for large shapes */
    WIDGET_FILL_SECONDARY = 21,
    WIDGET_FILL_TERTIARY = 22,
    WIDGET_FILL_QUATERNARY = 23,
    WIDGET_BACKGROUND_PRIMARY = 24, /* white, black */
    WIDGET_BACKGROUND_SECONDARY = 25,
    WIDGET_BACKGROUND_TERTIARY = 26,
    WIDGET_SEPARATOR = 27
} widget_color_name;

typedef struct widget_color {
    widget_color_name name;
    float red, green, blue; /* for WIDGET_RGB; values outside 0…1 are wider than sRGB */
    float opacity;          /* multiplies the named colour's own */
} widget_color;

typedef enum widget_paint_type {
    WIDGET_PAINT_COLOR = 1,           /* color */
    WIDGET_PAINT_LEVEL = 2,           /* level 1…5 of the foreground style: .primary, … */
    WIDGET_PAINT_LINEAR_GRADIENT = 3, /* stops, start, end */
    WIDGET_PAINT_TINT = 4,            /* the inherited tint */
    /* stops, start: the centre, from and to: radii in points */
    WIDGET_PAINT_RADIAL_GRADIENT = 5,
    /* the same with ellipses; from and to: radii as fractions of the width and the height */
    WIDGET_PAINT_ELLIPTICAL_GRADIENT = 6,
    /* stops, start: the centre, from and to: angles; in a gap its first half has the last colour, its
       second the first */
    WIDGET_PAINT_ANGULAR_GRADIENT = 7,
    /* stops: colours at the points of a grid, row by row; columns, points */
    WIDGET_PAINT_MESH_GRADIENT = 8
} widget_paint_type;

typedef struct widget_point {
    double x, y; /* in a paint: 0…1 of the shape's frame, (0, 0) top left */
} widget_point;

typedef struct widget_gradient_stop {
    widget_color color;
    double location; /* 0…1 */
} widget_gradient_stop;

/* A style to fill or stroke with. At most 256 stops. */
typedef struct widget_paint {
    size_t size;
    widget_paint_type type;
    double opacity; /* multiplies */
    widget_color color;
    int32_t level;
    widget_point start, end;
    const widget_gradient_stop *stops;
    size_t stop_count;
    double from, to;
    const widget_point *points; /* at most 256 */
    size_t point_count;
    size_t columns;
} widget_paint;

typedef struct widget_rect {
    double x, y, width, height;
} widget_rect;

typedef enum widget_interpolation {
    WIDGET_INTERPOLATION_NONE = 1, /* large pixels stay squares */
    WIDGET_INTERPOLATION_LOW = 2,
    WIDGET_INTERPOLATION_MEDIUM = 3,
    WIDGET_INTERPOLATION_HIGH = 4
} widget_interpolation;

/* A picture: the bytes of a PNG, JPEG, WebP, GIF, SVG or PDF, or the path of such a file, or pixels.
   It is decoded when it is drawn, and only as many pixels as can be seen leave the process, once for
   all the entries that show them. At most 64 MiB, 16,384 pixels a side and 40 million together; what
   cannot be drawn leaves its frame empty and a line in the log. */
typedef struct widget_image {
    size_t size;
    const void *bytes; /* of a file; or of pixels: red, green, blue, alpha, not premultiplied */
    size_t length;
    const char *path; /* of a file, when bytes is NULL */
    uint32_t width, height; /* of pixels; 0 for a file */
    double scale; /* pixels per point of the picture's own size; 0: 1 */
} widget_image;

/* The optional feature "porthole.images/1", for plugins that look at pictures themselves. All functions
   are [any] and return false for a picture that cannot be drawn. */
typedef struct widget_images {
    size_t size;
    /* A picture's size as it is looked at: in pixels, or in points of SVG and PDF. */
    bool (*measure)(const widget_image *, double *width, double *height);
    /* Fills rgba with width × height pixels, as in widget_image: the whole picture, scaled. */
    bool (*decode)(const widget_image *, uint32_t width, uint32_t height, uint8_t *rgba);
    /* Calls receive once with a file of the picture's pixels: a PNG, or a JPEG when quality is not
       negative: 0, small, to 1, good. The bytes are valid during that call. */
    bool (*encode)(const widget_image *, double quality,
                   void (*receive)(void *context, const void *bytes, size_t length), void *context);
} widget_images;

/* What a GEOMETRY_READER's content learns. */
typedef struct widget_geometry {
    size_t size;
    double width, height;
    double x, y;                          /* its top left corner, from the widget's */
    double top, leading, bottom, trailing; /* safe area: the margins its frame reaches into */
    /* Use widget_landmark_frame. */
    bool (*landmark)(const struct widget_geometry *, int64_t key, widget_rect *frame);
} widget_geometry;

/* Finds the frame of the LANDMARK that was placed last with a key, from the widget's corner. [main],
   during the call that received `geometry`. Returns false when there is none. */
static inline bool widget_landmark_frame(const widget_geometry *geometry, int64_t key,
                                         widget_rect *frame) {
    return geometry->landmark(geometry, key, frame);
}

/* Where a DEFERRED view's content is drawn. */
typedef enum widget_side {
    WIDGET_BEHIND = 1,
    WIDGET_IN_FRONT = 2,
    WIDGET_INSTEAD = 3 /* the view only says how large it is */
} widget_side;

/* Content of a GEOMETRY_READER. [main] Called while the runner lays out, perhaps several times with
   different sizes. */
typedef void (*widget_geometry_content)(widget_view *view, const widget_geometry *geometry,
                                        void *context);

/* How a path goes on. A path is a list of numbers: a verb, then x and y of its points, and so on; at
   most 100,000 verbs, of which those that come before the first move have no effect. */
typedef enum widget_path_verb {
    WIDGET_PATH_MOVE = 0,  /* one point: where a new part begins */
    WIDGET_PATH_LINE = 1,  /* one point */
    WIDGET_PATH_QUAD = 2,  /* a control point and the end of a curve */
    WIDGET_PATH_CURVE = 3, /* two control points and the end of a curve */
    WIDGET_PATH_CLOSE = 4  /* no point: a line to where the part began */
} widget_path_verb;

typedef enum widget_line_cap {
    WIDGET_CAP_BUTT = 0,
    WIDGET_CAP_ROUND = 1,
    WIDGET_CAP_SQUARE = 2
} widget_line_cap;

typedef enum widget_line_join {
    WIDGET_JOIN_MITER = 0,
    WIDGET_JOIN_ROUND = 1,
    WIDGET_JOIN_BEVEL = 2
} widget_line_join;

/* Where a PATH's content puts its numbers; valid during its call. [main] */
typedef struct widget_path widget_path;
struct widget_path {
    size_t size;
    void (*append)(widget_path *, const double *numbers, size_t count);
};

/* Content of a PATH: appends a path, in points from the frame's top left corner. [main] Called while
   the runner lays out, perhaps several times with different sizes. */
typedef void (*widget_path_content)(widget_path *path, double width, double height, void *context);

static inline void widget_move_to(widget_path *path, double x, double y) {
    const double numbers[3] = {WIDGET_PATH_MOVE, x, y};
    path->append(path, numbers, 3);
}
static inline void widget_line_to(widget_path *path, double x, double y) {
    const double numbers[3] = {WIDGET_PATH_LINE, x, y};
    path->append(path, numbers, 3);
}
static inline void widget_curve_to(widget_path *path, double x1, double y1, double x2, double y2,
                                   double x, double y) {
    const double numbers[7] = {WIDGET_PATH_CURVE, x1, y1, x2, y2, x, y};
    path->append(path, numbers, 7);
}
static inline void widget_close_path(widget_path *path) {
    const double numbers[1] = {WIDGET_PATH_CLOSE};
    path->append(path, numbers, 1);
}

/* What an ALIGNMENT_GUIDE's function learns of the view it modifies. */
typedef struct widget_dimensions {
    size_t size;
    double width, height;
    double first_text_baseline, last_text_baseline;
    /* The place of any guide; NaN when it is to be explicit and nothing inside sets it. */
    double (*guide)(const struct widget_dimensions *, int64_t guide, bool is_explicit);
} widget_dimensions;

/* Returns a guide's position in the view's own coordinates. [main] */
typedef double (*widget_guide)(const widget_dimensions *dimensions, void *context);
/* Returns where one of the plugin's own guides lies in a view that does not set it. [main] */
typedef double (*widget_guide_default)(int64_t guide, const widget_dimensions *dimensions,
                                       void *context);

/* Room that is offered; NaN asks for the ideal length. */
typedef struct widget_proposal {
    double width, height;
} widget_proposal;

/* What widget_measure answers; baselines from the top. */
typedef struct widget_measurement {
    size_t size;
    double width, height;
    double first_text_baseline, last_text_baseline;
} widget_measurement;

/* What a view wants beyond an edge where a stack has no spacing of its own. */
typedef enum widget_edge_spacing {
    WIDGET_EDGE_STANDARD = 0, /* 8 points */
    WIDGET_EDGE_TEXT = 1,     /* lines of text follow each other without a gap */
    WIDGET_EDGE_NONE = 2
} widget_edge_spacing;

typedef struct widget_spacing {
    widget_edge_spacing top, leading, bottom, trailing;
} widget_spacing;

/* The distance between two edges that face each other. */
static inline double widget_distance(widget_edge_spacing first, widget_edge_spacing second,
                                     bool vertical) {
    if (first == WIDGET_EDGE_NONE || second == WIDGET_EDGE_NONE) return 0.0;
    return vertical && first == WIDGET_EDGE_TEXT && second == WIDGET_EDGE_TEXT ? 0.0 : 8.0;
}

/* The children of a LAYOUT, by position, for one call of its functions. [main] An index that there
   is not has no size and no wishes. */
typedef struct widget_layout {
    size_t size;
    size_t (*count)(const struct widget_layout *);
    widget_size (*measure)(const struct widget_layout *, size_t index, widget_proposal);
    /* The place of a guide; NaN when it is to be explicit and nothing inside sets it. */
    double (*guide)(const struct widget_layout *, size_t index, int64_t guide, widget_proposal,
                    bool is_explicit);
    double (*priority)(const struct widget_layout *, size_t index);
    widget_spacing (*spacing)(const struct widget_layout *, size_t index);
    /* The context of the LAYOUT_VALUE with a key, or NULL. */
    void *(*value)(const struct widget_layout *, size_t index, int64_t key);
    /* Puts the child's top left corner somewhere in the bounds' coordinates; ignored but in a
       widget_layout_placement. A child that is not placed lies in the middle. */
    void (*place)(struct widget_layout *, size_t index, double x, double y, widget_proposal);
} widget_layout;

/* A LAYOUT's functions. [main] Called while the runner lays out, any number of times.
   A guide's place is from the bounds' coordinates; NaN: none; infinity: what the children set. */
typedef widget_size (*widget_layout_size)(widget_layout *layout, widget_proposal proposal,
                                          void *context);
typedef void (*widget_layout_placement)(widget_layout *layout, widget_rect bounds,
                                        widget_proposal proposal, void *context);
typedef double (*widget_layout_guide)(widget_layout *layout, int64_t guide, widget_rect bounds,
                                      widget_proposal proposal, void *context);
typedef widget_spacing (*widget_layout_spacing)(widget_layout *layout, void *context);

typedef enum widget_rendering_mode {
    WIDGET_FULL_COLOR = 1,
    /* Two colours: white, and the accent colour for what is ACCENTABLE; colours count only by their
       opacity. */
    WIDGET_ACCENTED = 2,
    WIDGET_VIBRANT = 3 /* white, as opaque as the widget is bright, on a blurred wallpaper */
} widget_rendering_mode;

/* What a view can depend on. */
typedef struct widget_environment {
    size_t size;
    widget_family family;                  /* a single bit */
    double width, height;                  /* the widget's size, margins included */
    double top, leading, bottom, trailing; /* its margins, also where the widget disabled them */
    double scale;                          /* pixels per point */
    widget_color_scheme color_scheme; /* dark in other modes than full colour */
    widget_rendering_mode rendering_mode;
    widget_text_size text_size;
    uint32_t redaction; /* set of widget_redaction; a placeholder has WIDGET_REDACT_PLACEHOLDER, and
                           the runner redacts it without being told by the plugin */
    bool right_to_left;
    bool is_preview;       /* shown in a gallery */
    bool shows_background; /* false: the container background is not drawn */
    const char *locale;    /* BCP 47 or POSIX, such as en_US; never NULL */
    const char *time_zone; /* IANA, such as Europe/Berlin; never NULL */
} widget_environment;

/* The recorder. All of its functions are [main] and valid only inside the call that received it.
   Trees deeper than 2,000 or larger than 100,000 views are cut there and reported. */
struct widget_view {
    size_t size;
    void (*begin)(widget_view *, widget_kind);
    void (*end)(widget_view *);
    void (*set_bool)(widget_view *, widget_attribute, bool);
    void (*set_int)(widget_view *, widget_attribute, int64_t);
    void (*set_double)(widget_view *, widget_attribute, double);
    void (*set_doubles)(widget_view *, widget_attribute, const double *values, size_t count);
    void (*set_string)(widget_view *, widget_attribute, const char *text, size_t length);
    void (*set_date)(widget_view *, widget_attribute, double date);
    void (*set_paint)(widget_view *, widget_attribute, const widget_paint *);
    void (*set_font)(widget_view *, widget_attribute, const widget_font *);
    void (*set_callback)(widget_view *, widget_attribute, widget_function, void *context,
                         widget_release);
    const widget_environment *(*environment)(const widget_view *);
    void (*set_image)(widget_view *, widget_attribute, const widget_image *);
    /* Use widget_measure. */
    bool (*measure)(widget_view *, widget_proposal, widget_content, void *context,
                    widget_measurement *);
};

/* Measures what `content` records, in a room. Only inside the content of a GEOMETRY_READER; returns
   false elsewhere. `content` is called at once, with a view of its own; `out->size` is set before. */
static inline bool widget_measure(widget_view *view, widget_proposal room, widget_content content,
                                  void *context, widget_measurement *out) {
    return view->measure(view, room, content, context, out);
}

/* What the content is drawn for. Valid as long as `view`, and the same during the whole call and in
   the callbacks that the call sets: what the plugin's own inherited attributes change is not in it. */
static inline const widget_environment *widget_view_environment(const widget_view *view) {
    return view->environment(view);
}

/* Opens a view inside the one that is open. */
static inline void widget_begin(widget_view *view, widget_kind kind) { view->begin(view, kind); }
/* Closes the view opened last; one too many is ignored and logged. */
static inline void widget_end(widget_view *view) { view->end(view); }
/* Set an attribute of the view that is open, before its first child. The last value counts. */
static inline void widget_set_bool(widget_view *view, widget_attribute name, bool value) {
    view->set_bool(view, name, value);
}
static inline void widget_set_int(widget_view *view, widget_attribute name, int64_t value) {
    view->set_int(view, name, value);
}
static inline void widget_set_double(widget_view *view, widget_attribute name, double value) {
    view->set_double(view, name, value);
}
static inline void widget_set_string(widget_view *view, widget_attribute name, const char *text) {
    view->set_string(view, name, text, strlen(text));
}
static inline void widget_set_date(widget_view *view, widget_attribute name, double date) {
    view->set_date(view, name, date);
}
static inline void widget_set_insets(widget_view *view, double top, double leading, double bottom,
                                     double trailing) {
    const double values[4] = {top, leading, bottom, trailing};
    view->set_doubles(view, WIDGET_INSETS, values, 4);
}
static inline void widget_set_paint(widget_view *view, widget_attribute name,
                                    const widget_paint *paint) {
    view->set_paint(view, name, paint);
}
static inline void widget_set_font(widget_view *view, widget_font font) {
    view->set_font(view, WIDGET_FONT, &font);
}
static inline void widget_set_image(widget_view *view, const widget_image *image) {
    view->set_image(view, WIDGET_IMAGE_SOURCE, image);
}
/* Takes over context: release(context) is called once, when the views are no longer needed. */
static inline void widget_set_callback(widget_view *view, widget_attribute name,
                                       widget_function function, void *context,
                                       widget_release release) {
    view->set_callback(view, name, function, context, release);
}

/* ---- Shorthands -------------------------------------------------------------------------- */

/* A system font of a text style. */
static inline widget_font widget_font_style(widget_font_text_style style) {
    widget_font font;
    memset(&font, 0, sizeof font);
    font.size = sizeof font;
    font.style = style;
    return font;
}
/* A system font of a fixed size in points; weight 100…900, 0 for regular. */
static inline widget_font widget_font_points(double points, int32_t weight) {
    widget_font font;
    memset(&font, 0, sizeof font);
    font.size = sizeof font;
    font.points = points;
    font.weight = weight;
    return font;
}
/* Sets a paint of one colour of the system palette. */
static inline void widget_set_color(widget_view *view, widget_attribute name,
                                    widget_color_name color) {
    widget_paint paint;
    memset(&paint, 0, sizeof paint);
    paint.size = sizeof paint;
    paint.type = WIDGET_PAINT_COLOR;
    paint.opacity = 1.0;
    paint.color.name = color;
    paint.color.opacity = 1.0f;
    view->set_paint(view, name, &paint);
}
/* Sets a paint of one sRGB colour, components 0…1. */
static inline void widget_set_rgb(widget_view *view, widget_attribute name, float red, float green,
                                  float blue, float opacity) {
    widget_paint paint;
    memset(&paint, 0, sizeof paint);
    paint.size = sizeof paint;
    paint.type = WIDGET_PAINT_COLOR;
    paint.opacity = 1.0;
    paint.color.name = WIDGET_RGB;
    paint.color.red = red;
    paint.color.green = green;
    paint.color.blue = blue;
    paint.color.opacity = opacity;
    view->set_paint(view, name, &paint);
}
/* Records a whole TEXT view. */
static inline void widget_text(widget_view *view, const char *text, widget_font font) {
    view->begin(view, WIDGET_TEXT);
    view->set_string(view, WIDGET_TEXT_STRING, text, strlen(text));
    view->set_font(view, WIDGET_FONT, &font);
    view->end(view);
}

#ifdef __cplusplus
}
#endif

#endif
