#pragma once

/* The process's own path, as a plugin sees it.
 *
 * Foundation finds Bundle.main by readlink("/proc/self/exe"). The runner exports a readlink of its
 * own, which answers that one path with the plugin's binary, so that Bundle.main is the plugin's
 * bundle with its Info.plist, resources and localisations. It is C, because Swift cannot define a
 * symbol that the libraries of a process bind to instead of libc's. */

/* Sets the answer to readlink("/proc/self/exe"); NULL or a path too long: the kernel's own. To be
 * called before there is a second thread. */
void self_path_set(const char *path);
