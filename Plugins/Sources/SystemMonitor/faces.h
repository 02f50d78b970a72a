/* How the readings look in each family. */
#ifndef FACES_H
#define FACES_H

#include <widget_plugin.h>

#include "readings.h"

/* One line of a face: a name, how full, and a bar from one colour to another. */
typedef struct row {
    const char *name, *identifier;
    meter meter;
    widget_color_name from, to;
} row;

enum { FACE_ROWS_MAX = 4 };

/* What an entry shows. Callbacks point into its rows, so it must live as long as the entry. */
typedef struct face {
    readings readings;
    double booted; /* when the machine was started, in seconds since 1970 */
    widget_family family;
    row rows[FACE_ROWS_MAX];
    size_t row_count;
} face;

/* Allocates what to show of `readings` at the date `now`; free() it. NULL without memory. */
face *make_face(const readings *readings, double now, widget_family family, bool shows_swap);

/* A widget_content whose context is a face. */
void draw_face(widget_view *view, void *context);

#endif
