public import Foundation

/// How a renderer draws.
public final class UIGraphicsImageRendererFormat {
    /// The number of pixels per point.
    public var scale: CGFloat = 2
    /// Whether there is black behind everything.
    public var opaque = false

    /// Two pixels per point, transparent behind.
    public init() {}

    /// Pixels as what is being drawn has them.
    public class func `default`() -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        let scale = UITraitCollection.current.displayScale
        if scale > 0 { format.scale = scale }
        return format
    }

    /// Pixels as what is being drawn has them.
    public class func preferred() -> UIGraphicsImageRendererFormat { .default() }
}
