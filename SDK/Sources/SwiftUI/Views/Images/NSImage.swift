public import UIKit

extension Image {
    // Disfavoured, so that `Image.init` as a function of an image is `init(uiImage:)`.
    /// Shows an image from memory or a file.
    @_disfavoredOverload
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
    /// The view as an image in its current state, with the size `proposedSize`, or 0 for missing
    /// lengths.
    public var nsImage: NSImage? { uiImage }
}
