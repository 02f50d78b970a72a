// As on Apple's platforms, an `import SwiftUI` brings Foundation along.
@_exported import Foundation
