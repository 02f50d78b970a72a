/* A refresh interval that holds for all widgets of this plugin, and survives restarts. */
#ifndef PIN_H
#define PIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The interval that is pinned, in seconds; 0 when none is. */
int64_t pinned_interval(void);

/* Pins an interval of that many seconds, or none for 0. It is on the disk when this returns. Returns
   false, with a sentence in `problem`, when it cannot be kept; then nothing has changed. */
bool pin_interval(int64_t seconds, char *problem, size_t length);

#endif
