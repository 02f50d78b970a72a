// As on Apple's platforms, an `import CoreTransferable` brings Foundation along.
@_exported import PortholeFoundation
