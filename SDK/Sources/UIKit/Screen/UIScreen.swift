public import Foundation

/// The display of a phone, as layouts ask for it.
public final class UIScreen: Sendable {
    /// The only display.
    public static let main = UIScreen()

    /// The size of a phone's display in points: 390 by 844.
    ///
    /// Differs from Apple: a widget here is on no phone, and its own size is its environment's.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

    /// The number of pixels per point of the current drawing; 2 elsewhere.
    public var scale: CGFloat { UITraitCollection.current.displayScale }

    /// The number of pixels per point of the current drawing.
    public var nativeScale: CGFloat { scale }

    /// The size of a phone's display in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The traits of the current drawing.
    public var traitCollection: UITraitCollection { .current }
}
