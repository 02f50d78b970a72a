// As on Apple's platforms, `import MusicKit` also imports Foundation.
@_exported import PortholeFoundation
