// As on Apple's platforms, an `import SwiftUI` brings Foundation along, and there URLSession is
// part of it.
@_exported import Foundation
@_exported import FoundationNetworking
