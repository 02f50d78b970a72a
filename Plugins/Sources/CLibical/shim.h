// libical's umbrella header is not a module.
#include <libical/ical.h>
