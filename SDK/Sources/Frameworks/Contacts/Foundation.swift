// As on Apple's platforms, an `import Contacts` brings Foundation along.
@_exported import PortholeFoundation
