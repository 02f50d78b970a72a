#pragma once

#include <stdbool.h>

/* Stores when the file or folder at `path` was made, in nanoseconds since 1970; nobody can set it, and
 * renaming keeps it. 0, or -1 and errno, which is ENOTSUP where the file system does not know.
 * A shim because statx is declared for GNU sources only. */
int linux_file_birth(const char *path, long long *nanoseconds);

/* Whether the file or folder at `path` may be kept in memory instead of on a disk, as what is below /run is,
 * and all that is written on a live system, whose overlays do not tell; false also when there is none. A shim
 * because Swift's Glibc module leaves <sys/vfs.h> out. */
bool linux_may_be_in_memory(const char *path);
