// As on Apple's platforms, an `import QuartzCore` brings Foundation along.
@_exported import PortholeFoundation
