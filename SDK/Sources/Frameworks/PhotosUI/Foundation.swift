// As on Apple's platforms, an `import PhotosUI` brings Foundation along.
@_exported import PortholeFoundation
