#pragma once

/* Stores when the file or folder at `path` was made, in nanoseconds since 1970; nobody can set it, and
 * renaming keeps it. 0, or -1 and errno, which is ENOTSUP where the file system does not know.
 * A shim because statx is declared for GNU sources only. */
int linux_file_birth(const char *path, long long *nanoseconds);
