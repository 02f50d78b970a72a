/* A refresh interval that holds for all widgets of this plugin, and survives restarts. */
#ifndef PIN_H
#define PIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The interval that is pinned, in seconds; 0 when none is. */
int64_t pinned_interval(void);

/* Pins an interval in seconds, or none for 0, and writes it to the disk. Returns false, with a
   sentence of at most `length` bytes in `problem`, if it cannot be written; then nothing has
   changed. */
bool pin_interval(int64_t seconds, char *problem, size_t length);

#endif
