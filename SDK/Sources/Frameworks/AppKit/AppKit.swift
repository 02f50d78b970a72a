// AppKit's symbols stand beside UIKit's, where SwiftUI brings them along, as on a Mac.
@_exported import CoreImage
@_exported import CoreText
@_exported public import UIKit

// These two stand apart: a phone's sources may have a `Name` of their own in there, and of types
// two are ambiguous.

extension UIColor {
    /// What a colour is called in an asset catalogue.
    public typealias Name = String
}

extension UIImage {
    /// What a picture is called in an asset catalogue.
    public typealias Name = String
}
