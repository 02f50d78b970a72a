#include "plugin_image.h"
