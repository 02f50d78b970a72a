public import Foundation

/// A spinning activity indicator; widgets do not draw UIKit views.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        /// Medium.
        case medium = 100
        /// Large.
        case large = 101
    }

    /// The size of the indicator.
    open var style: Style
    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    /// Creates an indicator with a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Starts the animation.
    open func startAnimating() { isAnimating = true }

    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }
}
