// The effects of symbols stand in SwiftUI here.
@_exported import SwiftUI
