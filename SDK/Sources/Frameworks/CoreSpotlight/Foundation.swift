// As on Apple's platforms, `import CoreSpotlight` also imports Foundation.
@_exported import PortholeFoundation
