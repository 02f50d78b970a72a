#include <ffi.h>

/* The types of arguments and results. Functions, because libffi declares them as mutable globals,
   which Swift 6 refuses to read. */
static inline ffi_type *cffi_void(void) { return &ffi_type_void; }
static inline ffi_type *cffi_uint8(void) { return &ffi_type_uint8; }
static inline ffi_type *cffi_sint64(void) { return &ffi_type_sint64; }
static inline ffi_type *cffi_double(void) { return &ffi_type_double; }
static inline ffi_type *cffi_pointer(void) { return &ffi_type_pointer; }
