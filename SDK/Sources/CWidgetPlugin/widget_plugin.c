#include "widget_plugin.h"
