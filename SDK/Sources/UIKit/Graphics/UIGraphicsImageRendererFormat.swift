public import Foundation

/// The format of a renderer.
public final class UIGraphicsImageRendererFormat {
    /// The number of pixels per point.
    public var scale: CGFloat = 2
    /// Whether the background is opaque black.
    public var opaque = false

    /// Creates a format with two pixels per point and a transparent background.
    public init() {}

    /// Returns the format for the current drawing.
    public class func `default`() -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        let scale = UITraitCollection.current.displayScale
        if scale > 0 { format.scale = scale }
        return format
    }

    /// Returns the format for the current drawing.
    public class func preferred() -> UIGraphicsImageRendererFormat { .default() }
}
