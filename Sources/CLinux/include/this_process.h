#pragma once

/* Names the calling thread for debuggers; at most 15 bytes.
 * A shim because pthread_setname_np is declared for GNU sources only. */
void linux_name_this_thread(const char *name);

/* Makes standard output write each line at once, though it is no terminal.
 * A shim because stdout is a mutable global, which Swift 6 refuses to read. */
void linux_line_buffer_standard_output(void);
