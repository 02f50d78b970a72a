// As on Apple's platforms, `import AppTrackingTransparency` also imports Foundation.
@_exported import PortholeFoundation
