// As on Apple's platforms, `import Contacts` also imports Foundation.
@_exported import PortholeFoundation
