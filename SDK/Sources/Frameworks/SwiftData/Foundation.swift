@_exported import Observation
// As on Apple's platforms, an `import SwiftData` brings Foundation along.
@_exported import PortholeFoundation
