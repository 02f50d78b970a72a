// As on Apple's platforms, `import AppIntents` also imports Foundation.
@_exported import PortholeFoundation
