#pragma once

/* Landlock: what of the file system this process can reach. Shims because its calls have no function
 * in the C library, and syscall is variadic, which Swift cannot call. */

/* Returns a descriptor of walls that let nothing through, or -1 and errno: ENOSYS or EOPNOTSUPP where
 * the kernel has none. */
int linux_open_file_walls(void);

/* Lets a file, or a folder with all below it, be read. Links are not followed. 0, or -1 and errno. */
int linux_allow_reading(int walls, const char *path);

/* Lets a file, or a folder with all below it, be read, written, made and removed. 0, or -1 and errno. */
int linux_allow_changing(int walls, const char *path);

/* Shuts the calling thread, and those that it starts, behind the walls, for ever: what they do not let
 * through fails with EACCES, and the memory and the descriptors of processes outside cannot be reached
 * through /proc. Needs linux_set_no_new_privileges. 0, or -1 and errno. */
int linux_raise_file_walls(int walls);
