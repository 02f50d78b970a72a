public import UIKit

extension Image {
    /// Shows an image from memory or a file.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
    /// The view as an image in its current state, with the size `proposedSize`, or 0 for missing
    /// lengths.
    public var nsImage: NSImage? { uiImage }
}
