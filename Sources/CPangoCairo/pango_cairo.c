#include "include/pango_cairo.h"
