#include "faces.h"

#include <stdio.h>
#include <stdlib.h>

static const double alarming = 0.9;

face *make_face(const readings *readings, double now, widget_family family, bool shows_swap) {
    face *made = calloc(1, sizeof *made);
    if (made == NULL) return NULL;
    made->readings = *readings;
    made->booted = now - readings->seconds_running;
    made->family = family;

    row *next = made->rows;
    *next++ = (row){"CPU", "cpu", readings->cpu, WIDGET_BLUE, WIDGET_CYAN};
    *next++ = (row){"Memory", "memory", readings->memory, WIDGET_INDIGO, WIDGET_PURPLE};
    if (shows_swap && readings->swap.total > 0.0)
        *next++ = (row){"Swap", "swap", readings->swap, WIDGET_PURPLE, WIDGET_PINK};
    *next++ = (row){"Disk", "disk", readings->disk, WIDGET_GREEN, WIDGET_MINT};
    made->row_count = (size_t)(next - made->rows);
    return made;
}

/* ---- Words ------------------------------------------------------------------------------- */

static widget_font font_of(widget_font_text_style style, int32_t weight) {
    widget_font font = widget_font_style(style);
    font.weight = weight;
    font.monospaced_digit = true;
    return font;
}

/* Opens a text of one line that shrinks a little before it is cut. */
static void begin_line(widget_view *view, widget_font font, widget_color_name color) {
    widget_begin(view, WIDGET_TEXT);
    widget_set_font(view, font);
    widget_set_color(view, WIDGET_FOREGROUND, color);
    widget_set_int(view, WIDGET_LINE_LIMIT, 1);
    widget_set_double(view, WIDGET_MINIMUM_SCALE, 0.7);
}

static void line(widget_view *view, const char *text, widget_font font, widget_color_name color) {
    begin_line(view, font, color);
    widget_set_string(view, WIDGET_TEXT_STRING, text);
    widget_end(view);
}

static void percentage(widget_view *view, const meter *meter, widget_font font) {
    char text[16];
    snprintf(text, sizeof text, "%.0f%%", 100.0 * meter_fraction(meter));
    line(view, text, font, WIDGET_PRIMARY);
}

/* "1.7 of 8 cores", "6.6 of 16.0 GB" or "187 of 256 GB". */
static void amount(widget_view *view, const row *row, int cores) {
    char text[48];
    double used = row->meter.used, total = row->meter.total;
    if (row->meter.total == (double)cores)
        snprintf(text, sizeof text, "%.1f of %d cores", used, cores);
    else if (total >= 100e9)
        snprintf(text, sizeof text, "%.0f of %.0f GB", used / 1e9, total / 1e9);
    else
        snprintf(text, sizeof text, "%.1f of %.1f GB", used / 1e9, total / 1e9);
    line(view, text, font_of(WIDGET_FONT_CAPTION2, 0), WIDGET_SECONDARY);
}

/* "Up 3 days, 4 hr": the host keeps a relative date current without asking the plugin again. */
static void uptime(widget_view *view, double booted) {
    widget_font font = font_of(WIDGET_FONT_CAPTION2, 0);
    widget_begin(view, WIDGET_HSTACK);
    widget_set_double(view, WIDGET_SPACING, 4.0);
    line(view, "Up", font, WIDGET_SECONDARY);
    begin_line(view, font, WIDGET_SECONDARY);
    widget_set_date(view, WIDGET_DATE, booted);
    widget_set_int(view, WIDGET_DATE_STYLE, WIDGET_DATE_RELATIVE);
    widget_set_string(view, WIDGET_ACCESSIBILITY_IDENTIFIER, "uptime");
    widget_end(view);
    widget_end(view);
}

static void symbol(widget_view *view, const char *name, widget_font font, widget_color_name color) {
    widget_begin(view, WIDGET_IMAGE);
    widget_set_string(view, WIDGET_SYMBOL, name);
    widget_set_font(view, font);
    widget_set_color(view, WIDGET_FOREGROUND, color);
    widget_end(view);
}

static void spacer(widget_view *view) {
    widget_begin(view, WIDGET_SPACER);
    widget_set_double(view, WIDGET_MIN_LENGTH, 0.0);
    widget_end(view);
}

static void begin_stack(widget_view *view, widget_kind kind, int64_t alignment, double spacing) {
    widget_begin(view, kind);
    widget_set_int(view, WIDGET_ALIGNMENT, alignment);
    widget_set_double(view, WIDGET_SPACING, spacing);
}

/* ---- Bars -------------------------------------------------------------------------------- */

static void set_ramp(widget_view *view, widget_color_name from, widget_color_name to) {
    const widget_gradient_stop stops[] = {{{from, 0, 0, 0, 1.0f}, 0.0}, {{to, 0, 0, 0, 1.0f}, 1.0}};
    const widget_paint paint = {.size = sizeof paint,
                                .type = WIDGET_PAINT_LINEAR_GRADIENT,
                                .opacity = 1.0,
                                .start = {0.0, 0.5},
                                .end = {1.0, 0.5},
                                .stops = stops,
                                .stop_count = 2};
    widget_set_paint(view, WIDGET_FILL, &paint);
}

/* A capsule as wide as the meter is full, but never so narrow that its ends lose their roundness.
   A widget_geometry_content whose context is a row. */
static void draw_filled_part(widget_view *view, const widget_geometry *geometry, void *context) {
    const row *row = context;
    double fraction = meter_fraction(&row->meter), width = geometry->width * fraction;
    widget_begin(view, WIDGET_FRAME);
    widget_set_double(view, WIDGET_WIDTH, width > geometry->height ? width : geometry->height);
    widget_begin(view, WIDGET_CAPSULE);
    if (fraction >= alarming)
        set_ramp(view, WIDGET_ORANGE, WIDGET_RED);
    else
        set_ramp(view, row->from, row->to);
    widget_end(view);
    widget_end(view);
}

static void bar(widget_view *view, row *row, double height) {
    char value[16];
    snprintf(value, sizeof value, "%.0f%%", 100.0 * meter_fraction(&row->meter));
    widget_begin(view, WIDGET_FRAME);
    widget_set_double(view, WIDGET_HEIGHT, height);
    widget_set_string(view, WIDGET_ACCESSIBILITY_IDENTIFIER, row->identifier);
    widget_set_string(view, WIDGET_ACCESSIBILITY_LABEL, row->name);
    widget_set_string(view, WIDGET_ACCESSIBILITY_VALUE, value);
    widget_begin(view, WIDGET_ZSTACK);
    widget_begin(view, WIDGET_CAPSULE);
    widget_set_color(view, WIDGET_FILL, WIDGET_FILL_SECONDARY);
    widget_end(view);
    widget_begin(view, WIDGET_GEOMETRY_READER);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)draw_filled_part, row, NULL);
    widget_end(view);
    widget_end(view);
    widget_end(view);
}

/* A name and a value above their bar. */
static void labelled_bar(widget_view *view, row *row, int cores, bool in_detail) {
    begin_stack(view, WIDGET_VSTACK, WIDGET_LEADING, 3.0);
    begin_stack(view, WIDGET_HSTACK, WIDGET_FIRST_TEXT_BASELINE, 4.0);
    line(view, row->name, font_of(WIDGET_FONT_CAPTION, 600), WIDGET_PRIMARY);
    spacer(view);
    if (in_detail)
        amount(view, row, cores);
    else
        percentage(view, &row->meter, font_of(WIDGET_FONT_CAPTION, 0));
    widget_end(view);
    bar(view, row, 6.0);
    widget_end(view);
}

/* ---- Faces ------------------------------------------------------------------------------- */

static void title(widget_view *view, const face *face) {
    begin_stack(view, WIDGET_HSTACK, WIDGET_CENTER_VERTICAL, 4.0);
    symbol(view, "cpu", font_of(WIDGET_FONT_CAPTION, 600), WIDGET_BLUE);
    line(view, face->readings.host, font_of(WIDGET_FONT_CAPTION, 600), WIDGET_SECONDARY);
    widget_end(view);
}

/* Bars from top to bottom; with three there is room for the uptime. */
static void draw_small(widget_view *view, face *face) {
    begin_stack(view, WIDGET_VSTACK, WIDGET_LEADING, 0.0);
    for (size_t i = 0; i < face->row_count; i++) {
        labelled_bar(view, &face->rows[i], face->readings.cores, false);
        spacer(view);
    }
    if (face->row_count < FACE_ROWS_MAX) uptime(view, face->booted);
    widget_end(view);
}

/* The processors in large on the left, everything in detail on the right. */
static void draw_medium(widget_view *view, face *face) {
    begin_stack(view, WIDGET_HSTACK, WIDGET_CENTER_VERTICAL, 20.0);
    begin_stack(view, WIDGET_VSTACK, WIDGET_LEADING, 0.0);
    title(view, face);
    spacer(view);
    widget_font large = font_of(WIDGET_FONT_LARGE_TITLE, 600);
    large.design = WIDGET_DESIGN_ROUNDED;
    percentage(view, &face->rows[0].meter, large);
    line(view, "busy", font_of(WIDGET_FONT_CAPTION, 0), WIDGET_SECONDARY);
    spacer(view);
    uptime(view, face->booted);
    widget_end(view);
    begin_stack(view, WIDGET_VSTACK, WIDGET_LEADING, 0.0);
    for (size_t i = 0; i < face->row_count; i++) {
        if (i > 0) spacer(view);
        labelled_bar(view, &face->rows[i], face->readings.cores, true);
    }
    widget_end(view);
    widget_end(view);
}

/* One line each: name, bar, value. Accessories have no margins but these. */
static void draw_rectangular(widget_view *view, face *face) {
    widget_begin(view, WIDGET_PADDING);
    widget_set_insets(view, 0.0, 8.0, 0.0, 8.0);
    begin_stack(view, WIDGET_VSTACK, WIDGET_LEADING, 0.0);
    for (size_t i = 0; i < face->row_count; i++) {
        row *row = &face->rows[i];
        begin_stack(view, WIDGET_HSTACK, WIDGET_CENTER_VERTICAL, 6.0);
        widget_begin(view, WIDGET_FRAME);
        widget_set_double(view, WIDGET_WIDTH, 52.0);
        widget_set_int(view, WIDGET_ALIGNMENT, WIDGET_LEADING | WIDGET_CENTER_VERTICAL);
        line(view, row->name, font_of(WIDGET_FONT_CAPTION, 600), WIDGET_PRIMARY);
        widget_end(view);
        bar(view, row, 6.0);
        widget_begin(view, WIDGET_FRAME);
        widget_set_double(view, WIDGET_WIDTH, 36.0);
        widget_set_int(view, WIDGET_ALIGNMENT, WIDGET_TRAILING | WIDGET_CENTER_VERTICAL);
        percentage(view, &row->meter, font_of(WIDGET_FONT_CAPTION, 0));
        widget_end(view);
        widget_end(view);
    }
    widget_end(view);
    widget_end(view);
}

void draw_face(widget_view *view, void *context) {
    face *face = context;
    widget_begin(view, WIDGET_CONTAINER_BACKGROUND);
    switch (face->family) {
    case WIDGET_SYSTEM_MEDIUM: draw_medium(view, face); break;
    case WIDGET_ACCESSORY_RECTANGULAR: draw_rectangular(view, face); break;
    default: draw_small(view, face); break;
    }
    widget_begin(view, WIDGET_COLOR);
    widget_set_color(view, WIDGET_FILL, WIDGET_BACKGROUND_SECONDARY);
    widget_end(view);
    widget_end(view);
}
