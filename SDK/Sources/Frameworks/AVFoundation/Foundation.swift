// As on Apple's platforms, `import AVFoundation` also imports Foundation.
@_exported import PortholeFoundation
