#define _GNU_SOURCE
#include "user_locale.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <stdio.h>

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
static void *function(const char *name, const void *caller) {
    Dl_info library;
    void *handle = dladdr(caller, &library)
                       ? dlopen(library.dli_fname, RTLD_NOLOAD | RTLD_LAZY)
                       : NULL;
    if (!handle) handle = dlopen(NULL, RTLD_LAZY);
    void *address = dlsym(handle, name);
    dlclose(handle);
    if (address) return address;
    fprintf(stderr, "This version of Foundation has no %s.\n", name);
    abort();
}

// Locale(identifier: String(cString: identifier))
static words user_locale(const void *caller) {
    SWIFT words (*string)(const char *) = function("$sSS7cStringSSSPys4Int8VG_tcfC", caller);
    SWIFT words (*locale)(words) =
        function("$s20FoundationEssentials6LocaleV10identifierACSS_tcfC", caller);
    return locale(string(identifier));
}

// The locale's calendar, in the locale's language.
static words user_calendar(const void *caller) {
    words locale = user_locale(caller);
    SWIFT words (*get_calendar)(words) =
        function("$s20FoundationEssentials6LocaleV8calendarAA8CalendarVvg", caller);
    SWIFT void (*set_locale)(words, SWIFT_SELF words *) =
        function("$s20FoundationEssentials8CalendarV6localeAA6LocaleVSgvs", caller);
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
