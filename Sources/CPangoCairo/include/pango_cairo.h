#pragma once
#include <pango/pangocairo.h>
typedef struct pango_cairo { __typeof__(pango_layout_new) *layout_new; } pango_cairo;
const pango_cairo *pango_cairo_load(void);
