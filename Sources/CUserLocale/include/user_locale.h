// The user's locale for plugins that are written in Swift.
//
// On Linux Foundation's Locale.current is en_001 whatever the environment says. This library has the
// getters of FoundationEssentials' Locale.current, Locale.autoupdatingCurrent and Calendar.current.
// A runner loads it with RTLD_GLOBAL before the plugin, so that the plugin's Foundation and the
// plugin itself find these and not Foundation's own. It links nothing: a plugin without Swift does
// not pay for it.
#pragma once

// Sets the locale, such as de_DE. Call it once, before the plugin is loaded.
void user_locale_set(const char *identifier);
