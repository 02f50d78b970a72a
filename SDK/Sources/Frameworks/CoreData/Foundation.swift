// As on Apple's platforms, an `import CoreData` brings Foundation along.
@_exported import PortholeFoundation
