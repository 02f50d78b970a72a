// As on Apple's platforms, an `import Photos` brings Foundation along.
@_exported import PortholeFoundation
