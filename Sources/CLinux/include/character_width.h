#pragma once

// wcwidth stands behind _XOPEN_SOURCE in <wchar.h>, where Swift's Glibc module does not see it.

/// The columns of a character in the calling thread's locale, -1 when it is not printable there.
int linux_character_width(unsigned int scalar);
