// Combine is OpenCombine here, with Dispatch's schedulers. Foundation's are in this module: OpenCombine's
// own would have every plugin load URLSession's libraries.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
