/*
 * widget_intents.h: what a user does to a widget: intents, choices, controls, and the widgets that
 * are placed. Include <widget_plugin.h>.
 */
#ifndef WIDGET_INTENTS_H
#define WIDGET_INTENTS_H

#include "widget_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Intents ----------------------------------------------------------------------------- */

/* An action that users can perform: by a press on an ACTION_REGION, or with a control. `name` is
   its permanent identifier in the plugin, which must also match views drawn before a restart or an
   upgrade.

   `perform` is an ordinary C function: first a widget_result *, then one argument for each declared
   parameter, in order, of the C type that its widget_type names. With parameters
   { WIDGET_STRING "id", WIDGET_BOOL "open" }:

       void set_door(widget_result *out, const char *id, bool open);

   [provider] Returning completes the intent, unless widget_result_defer was called. Data written to
   the plugin's container before completion are there for the next timeline: the pressed widget is
   asked for one at once. Performances wait for each other and for providers, in the order of the
   presses. The host cancels those that take longer than 30 seconds; a function that has not
   returned a second later is ended with its process. Arguments are checked before the call: names,
   types, ranges and choices; integers widen to a WIDGET_DOUBLE. */
typedef struct widget_intent {
    size_t size;
    const char *name;
    const char *title;       /* shown to the user; NULL: the name */
    const char *description; /* NULL: none */
    const widget_parameter *parameters;
    size_t parameter_count; /* at most 32 */
    uint32_t options;       /* WIDGET_READS_SETTINGS, WIDGET_UNLISTED, or 0 */
    widget_function perform;
    void *context; /* what widget_result_context returns; never freed */
} widget_intent;

/* Finds values for the parameters of an intent that configures widgets or controls of another
   library. Its library is a companion, which lies in the folder PlugIns of the same bundle and
   needs no widgets of its own. The host asks only companions of the same bundle, when a user edits
   a widget or control that names the intent (widget_descriptor.intent): its parameters find options
   there, and their defaults apply where the user sets nothing. */
typedef struct widget_handler {
    size_t size;
    const char *intent; /* the name that the widgets have */
    const widget_parameter *parameters;
    size_t parameter_count; /* at most 32 */
} widget_handler;

/* Phrases under which users find an intent. */
typedef struct widget_shortcut {
    size_t size;
    const char *intent; /* the name of a registered intent */
    const char *title;  /* NULL: the intent's */
    const char *symbol; /* an SF Symbols name; NULL: none */
    const char *const *phrases;
    size_t phrase_count; /* at most 32 */
} widget_shortcut;

/* Registers the plugin's intents and shortcuts with widget_register_intent and
   widget_register_shortcut, in addition to those of the entry. [main] Called at most once, when the
   first of them is needed. An invalid one is left out with a log line; the others stay. */
typedef void (*widget_intents)(widget_registry *registry);

/* One performance of an intent, and its outcome. The pointer stays valid for the life of the
   process; after completion, every call on it is ignored and logged. */
typedef struct widget_result widget_result;
struct widget_result {
    size_t size;
    void *(*context)(const widget_result *);
    double (*now)(const widget_result *);
    bool (*is_cancelled)(const widget_result *);
    bool (*setting)(const widget_result *, size_t index, widget_value *value);
    void (*say)(widget_result *, const char *text, size_t length);
    void (*open_url)(widget_result *, const char *url, size_t length);
    void (*fail)(widget_result *, const char *message, size_t length);
    void (*defer)(widget_result *);
    void (*complete)(widget_result *);
};

/* The context of the intent's descriptor. [any] */
static inline void *widget_result_context(const widget_result *out) { return out->context(out); }
/* The moment of the press. [any] */
static inline double widget_result_now(const widget_result *out) { return out->now(out); }
/* Whether the host no longer waits. Long work should check it from time to time. [any] */
static inline bool widget_result_is_cancelled(const widget_result *out) {
    return out->is_cancelled(out);
}
/* Reads the value of the parameter at an index, like widget_setting. [any] */
static inline bool widget_result_setting(const widget_result *out, size_t index,
                                         widget_value *value) {
    return out->setting(out, index, value);
}
/* Shows a message to the user once the intent is done, cut after 16 KiB. [any] The last call
   counts. */
static inline void widget_result_say(widget_result *out, const char *text) {
    out->say(out, text, strlen(text));
}
/* Opens a URL on the user's desktop once the intent is done. [any] The last call counts. The intent
   fails if the text is not an absolute URL of at most 16 KiB, or if its scheme stands for more than
   a page or a program's own affairs, such as file:, javascript:, data:, about:, ssh: or apt:. */
static inline void widget_result_open_url(widget_result *out, const char *url) {
    out->open_url(out, url, strlen(url));
}
/* Completes with an error that the user will read. [any] */
static inline void widget_result_fail(widget_result *out, const char *message) {
    out->fail(out, message, strlen(message));
}
/* Keeps the intent open after `perform` has returned. [provider], before returning.
   widget_result_complete or widget_result_fail must follow; otherwise it times out. */
static inline void widget_result_defer(widget_result *out) { out->defer(out); }
/* Completes a deferred intent. [any] Exactly once; further calls are ignored and logged. */
static inline void widget_result_complete(widget_result *out) { out->complete(out); }

/* A parameter's name and value. */
typedef struct widget_argument {
    size_t size;
    const char *name;
    widget_type type;
    widget_value value;
} widget_argument;

/* ---- Choices ----------------------------------------------------------------------------- */

/* A request for the values of a parameter that the user is about to choose, and its answer: at most
   10,000 choices and sections with 8 MiB of text; with more it fails. A choice is left out with a
   log line when its id is empty, longer than 4,096 bytes, a duplicate, or has control characters;
   titles are cut at 1,024 bytes. The pointer stays valid for the life of the process; after
   completion, every call on it is ignored and logged. */
struct widget_options {
    size_t size;
    void *(*context)(const widget_options *);
    bool (*is_cancelled)(const widget_options *);
    bool (*setting)(const widget_options *, size_t index, widget_value *value);
    void (*section)(widget_options *, const char *title, const char *subtitle);
    void (*add)(widget_options *, const widget_choice *);
    void (*fail)(widget_options *, const char *message, size_t length);
    void (*defer)(widget_options *);
    void (*complete)(widget_options *);
};

/* The parameter's options_context. [any] */
static inline void *widget_options_context(const widget_options *out) { return out->context(out); }
/* Whether the host no longer wants the answer. [any] */
static inline bool widget_options_is_cancelled(const widget_options *out) {
    return out->is_cancelled(out);
}
/* Reads the present setting of the parameter at an index, like widget_setting. [any] */
static inline bool widget_options_setting(const widget_options *out, size_t index,
                                          widget_value *value) {
    return out->setting(out, index, value);
}
/* Begins a section; choices added before belong to none. [any] `subtitle` may be NULL. */
static inline void widget_options_section(widget_options *out, const char *title,
                                          const char *subtitle) {
    out->section(out, title, subtitle);
}
/* Adds a choice. [any] */
static inline void widget_options_add(widget_options *out, const char *id, const char *title,
                                      const char *subtitle) {
    widget_choice choice = {sizeof(widget_choice), id, title, subtitle};
    out->add(out, &choice);
}
/* Completes with an error that the user will read. [any] */
static inline void widget_options_fail(widget_options *out, const char *message) {
    out->fail(out, message, strlen(message));
}
/* Keeps the question open after the function returned. [provider], before returning. */
static inline void widget_options_defer(widget_options *out) { out->defer(out); }
/* Completes a deferred question. [any] Exactly once; another call is ignored and logged. */
static inline void widget_options_complete(widget_options *out) { out->complete(out); }

/* ---- Recommendations --------------------------------------------------------------------- */

/* A request for configurations that users can place a widget with unchanged (WidgetKit's
   recommendations()), and its answer: at most 100 with 1 MiB of text; with more it fails. A
   configuration is left out with a log line when its description is empty or a duplicate, or when
   it names an unknown parameter or a value that is not allowed; descriptions are cut at 1,024
   bytes. The pointer stays valid for the life of the process; after completion, every call on it is
   ignored and logged. */
struct widget_recommendations {
    size_t size;
    void *(*context)(const widget_recommendations *);
    bool (*is_cancelled)(const widget_recommendations *);
    void (*add)(widget_recommendations *, const char *description, const widget_argument *arguments,
                size_t argument_count);
    void (*fail)(widget_recommendations *, const char *message, size_t length);
    void (*defer)(widget_recommendations *);
    void (*complete)(widget_recommendations *);
};

/* The context of the widget's descriptor. [any] */
static inline void *widget_recommendations_context(const widget_recommendations *out) {
    return out->context(out);
}
/* Whether the host no longer wants the answer. [any] */
static inline bool widget_recommendations_is_cancelled(const widget_recommendations *out) {
    return out->is_cancelled(out);
}
/* Adds a configuration with a description for users; parameters that it leaves out have their
   defaults. [any] */
static inline void widget_recommend(widget_recommendations *out, const char *description,
                                    const widget_argument *arguments, size_t argument_count) {
    out->add(out, description, arguments, argument_count);
}
/* Completes with an error that the user will read. [any] */
static inline void widget_recommendations_fail(widget_recommendations *out, const char *message) {
    out->fail(out, message, strlen(message));
}
/* Keeps the question open after the function returned. [provider], before returning. */
static inline void widget_recommendations_defer(widget_recommendations *out) { out->defer(out); }
/* Completes a deferred question. [any] Exactly once; another call is ignored and logged. */
static inline void widget_recommendations_complete(widget_recommendations *out) {
    out->complete(out);
}

/* ---- Controls ---------------------------------------------------------------------------- */

/* A button or a toggle for a control center. `kind` is its permanent and unique identifier, among
   widgets too: use reverse DNS.

   `show` is an ordinary C function like a widget's: it adds one entry, whose content records one
   CONTROL in its present state, and no other view. [provider]

       void show_pin(widget_timeline *out, int64_t interval); */
typedef struct widget_control {
    size_t size;
    const char *kind;
    const char *display_name; /* NULL: the kind */
    const char *description;  /* NULL: none */
    const widget_parameter *parameters;
    size_t parameter_count; /* at most 32 */
    uint32_t options;       /* WIDGET_READS_SETTINGS, or 0 */
    widget_function show;   /* NULL: it is only listed */
    void *context;          /* what widget_context returns; never freed */
    const char *intent;     /* as a widget's */
} widget_control;

/* ---- What is placed ---------------------------------------------------------------------- */

/* A widget or a control that the user has placed. */
typedef struct widget_instance {
    size_t size;
    const char *kind;
    widget_family family;             /* a single bit; 0 for a control */
    const widget_argument *arguments; /* the user's settings */
    size_t argument_count;
} widget_instance;

/* The optional feature "porthole.center/1": requests that a plugin makes to the host on its own.
   All functions are [any]; a NULL kind means all kinds of the plugin. Equal requests reach the host
   once a second, the last one too; requests for a kind that the plugin does not have, and those
   made in its entry, are left out with a log line. The host decides when it follows a request. */
typedef struct widget_center {
    size_t size;
    void (*reload_timelines)(const char *kind);
    void (*reload_controls)(const char *kind);
    /* Calls `each` with each instance of the plugin before returning. */
    void (*instances)(void (*each)(const widget_instance *, void *context), void *context);
    /* Reports that the widgets' recommendations have changed. */
    void (*invalidate_recommendations)(void);
} widget_center;

#ifdef __cplusplus
}
#endif

#endif
