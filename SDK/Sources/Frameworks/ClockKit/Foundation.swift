// As on Apple's platforms, `import ClockKit` also imports Foundation.
@_exported import PortholeFoundation
