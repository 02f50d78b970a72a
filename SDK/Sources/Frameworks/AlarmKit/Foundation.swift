// As on Apple's platforms, `import AlarmKit` also imports Foundation.
@_exported import PortholeFoundation
