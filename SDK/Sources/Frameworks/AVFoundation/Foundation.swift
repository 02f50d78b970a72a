// As on Apple's platforms, an `import AVFoundation` brings Foundation along.
@_exported import PortholeFoundation
