#include "include/pango_cairo.h"
#include <dlfcn.h>
const pango_cairo *pango_cairo_load(void) {
  static pango_cairo t; void *h = dlopen("libpangocairo-1.0.so.0", RTLD_NOW|RTLD_LOCAL);
  t.layout_new = dlsym(h, "pango_layout_new"); return &t; }
