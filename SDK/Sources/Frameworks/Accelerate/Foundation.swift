// As on Apple's platforms, `import Accelerate` also imports Foundation.
@_exported import PortholeFoundation
