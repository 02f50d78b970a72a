/* What the drawing floor calls; C sources include the libraries' headers themselves. */
#include <pango/pangocairo.h>
#include <png.h>
