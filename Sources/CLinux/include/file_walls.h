#pragma once

#include <dirent.h>
#include <stdint.h>

/* Landlock: what of the file system this process can reach. Shims because its calls have no function
 * in the C library, and syscall is variadic, which Swift cannot call. */

/* Walls that are not raised yet. */
typedef struct linux_file_walls {
    /* What they are built with; close it when they stand. */
    int descriptor;
    /* The rights that this kernel knows, and so can take away. */
    uint64_t rights;
} linux_file_walls;

/* Begins walls that let nothing through. 0, or -1 and errno: ENOSYS or EOPNOTSUPP where the kernel has
 * none. */
int linux_open_file_walls(linux_file_walls *walls);

/* Lets a file, or a folder with all below it, be read. Links are not followed. 0, or -1 and errno. */
int linux_allow_reading(linux_file_walls walls, const char *path);

/* Lets an entry of an open folder be read, as linux_allow_reading does. 0, or -1 and errno. */
int linux_allow_reading_entry(linux_file_walls walls, int folder, const struct dirent *entry);

/* Lets a file, or a folder with all below it, be read, written, made and removed. 0, or -1 and errno. */
int linux_allow_changing(linux_file_walls walls, const char *path);

/* Shuts the calling thread, and those that it starts, behind the walls, for ever: what they do not let
 * through fails with EACCES, and the memory and the descriptors of processes outside cannot be reached
 * through /proc. Needs linux_set_no_new_privileges. 0, or -1 and errno. */
int linux_raise_file_walls(linux_file_walls walls);
