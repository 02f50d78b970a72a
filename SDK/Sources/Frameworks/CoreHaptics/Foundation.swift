// As on Apple's platforms, `import CoreHaptics` also imports Foundation.
@_exported import PortholeFoundation
