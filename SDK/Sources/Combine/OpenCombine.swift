// Combine is OpenCombine here. The schedulers of Dispatch and of Foundation are in this module:
// OpenCombine's for Foundation would have every plugin load URLSession's libraries, and its
// conformance of queues is left out whenever it is compiled where a module named Combine, such as
// this one, was built before.
@_exported import OpenCombine
