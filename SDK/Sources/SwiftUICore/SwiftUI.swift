// Apple's SwiftUI is made of this module and others; sources that Xcode completed import it by its
// own name.
@_exported import SwiftUI
