#define _GNU_SOURCE
#include "user_locale.h"

#include <dlfcn.h>
#include <link.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
#define EXPORTED(name) __asm__(name) __attribute__((visibility("default")))

// A Swift String, Locale or Calendar: each has two words, passed and returned in registers.
typedef struct {
    void *first, *second;
} words;

static char identifier[128] = "en_US";

__attribute__((visibility("default"))) void user_locale_set(const char *name) {
    snprintf(identifier, sizeof identifier, "%s", name);
}

// A function of the Swift runtime or of Foundation as the calling library finds it: a plugin's
// libraries are in no scope but its own.
//
// Not by dladdr: to name the nearest symbol too, that looks at all of them, and a plugin has 30,000.
static void *look_up(const char *name, const void *caller) {
    struct dl_find_object library;
    void *handle = _dl_find_object((void *)caller, &library) == 0
                       ? dlopen(library.dlfo_link_map->l_name, RTLD_NOLOAD | RTLD_LAZY)
                       : NULL;
    if (!handle) handle = dlopen(NULL, RTLD_LAZY);
    void *address = dlsym(handle, name);
    dlclose(handle);
    if (address) return address;
    fprintf(stderr, "This version of Foundation has no %s.\n", name);
    abort();
}

// Looked up once: a process has one Foundation, and code asks for the locale all the time.
static void *function(_Atomic(void *) *known, const char *name, const void *caller) {
    void *address = atomic_load_explicit(known, memory_order_acquire);
    if (address) return address;
    address = look_up(name, caller);
    atomic_store_explicit(known, address, memory_order_release);
    return address;
}

// Locale(identifier: String(cString: identifier))
static words user_locale(const void *caller) {
    static _Atomic(void *) known_string, known_locale;
    SWIFT words (*string)(const char *) =
        function(&known_string, "$sSS7cStringSSSPys4Int8VG_tcfC", caller);
    SWIFT words (*locale)(words) =
        function(&known_locale, "$s20FoundationEssentials6LocaleV10identifierACSS_tcfC", caller);
    return locale(string(identifier));
}

// The locale's calendar, in the locale's language.
static words user_calendar(const void *caller) {
    static _Atomic(void *) known_getter, known_setter;
    words locale = user_locale(caller);
    SWIFT words (*get_calendar)(words) =
        function(&known_getter, "$s20FoundationEssentials6LocaleV8calendarAA8CalendarVvg", caller);
    SWIFT void (*set_locale)(words, SWIFT_SELF words *) =
        function(&known_setter, "$s20FoundationEssentials8CalendarV6localeAA6LocaleVSgvs", caller);
    words calendar = get_calendar(locale);
    set_locale(locale, &calendar);
    return calendar;
}

SWIFT words locale_current(void) EXPORTED("$s20FoundationEssentials6LocaleV7currentACvgZ");
SWIFT words locale_updating(void)
    EXPORTED("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
SWIFT words calendar_current(void) EXPORTED("$s20FoundationEssentials8CalendarV7currentACvgZ");
SWIFT words calendar_updating(void)
    EXPORTED("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ");

SWIFT words locale_current(void) { return user_locale(__builtin_return_address(0)); }
SWIFT words locale_updating(void) { return user_locale(__builtin_return_address(0)); }
SWIFT words calendar_current(void) { return user_calendar(__builtin_return_address(0)); }
SWIFT words calendar_updating(void) { return user_calendar(__builtin_return_address(0)); }
