// As on Apple's platforms, an `import Accelerate` brings Foundation along.
@_exported import PortholeFoundation
