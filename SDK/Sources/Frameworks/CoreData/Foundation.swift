// As on Apple's platforms, `import CoreData` also imports Foundation.
@_exported import PortholeFoundation
