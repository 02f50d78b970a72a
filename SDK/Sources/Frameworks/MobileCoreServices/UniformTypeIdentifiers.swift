// The module that types of files were in once.
@_exported import UniformTypeIdentifiers
