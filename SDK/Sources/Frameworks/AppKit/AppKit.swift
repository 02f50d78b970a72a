// AppKit's symbols are in the UIKit module, which SwiftUI also imports, as on a Mac.
@_exported import CoreImage
@_exported import CoreText
@_exported public import UIKit

// Declared here only: sources of iOS may declare a nested `Name` of their own, which would be
// ambiguous.

extension UIColor {
    /// The name of a color in an asset catalog.
    public typealias Name = String
}

extension UIImage {
    /// The name of an image in an asset catalog.
    public typealias Name = String
}
