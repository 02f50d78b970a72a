// As on Apple's platforms, `import QuartzCore` also imports Foundation.
@_exported import PortholeFoundation
