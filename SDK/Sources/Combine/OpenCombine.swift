// Combine is OpenCombine here, with the schedulers and publishers of Dispatch and Foundation.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
