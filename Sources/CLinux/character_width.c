#define _XOPEN_SOURCE 700
#include "include/character_width.h"

#include <wchar.h>

int linux_character_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }
