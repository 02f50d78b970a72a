// As on Apple's platforms, `import EventKit` also imports Foundation.
@_exported import PortholeFoundation
