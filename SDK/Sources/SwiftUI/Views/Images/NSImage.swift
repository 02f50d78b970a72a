public import UIKit

extension Image {
    /// Shows a picture in memory or in a file.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageRenderer {
    /// The view as a picture, as it is now; its size is what `proposedSize` says, and 0 where that
    /// says nothing.
    public var nsImage: NSImage? { uiImage }
}
