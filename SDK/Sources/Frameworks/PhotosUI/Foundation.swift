// As on Apple's platforms, `import PhotosUI` also imports Foundation.
@_exported import PortholeFoundation
