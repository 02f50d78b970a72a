@_exported import Observation
// As on Apple's platforms, `import SwiftData` also imports Foundation.
@_exported import PortholeFoundation
