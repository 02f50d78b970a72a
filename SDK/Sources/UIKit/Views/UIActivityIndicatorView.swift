public import Foundation

/// A wheel that turns while work goes on; a widget draws none of UIKit's.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        /// As usual.
        case medium = 100
        /// Larger.
        case large = 101
    }

    /// How large it is.
    open var style: Style
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// A wheel of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Lets it turn.
    open func startAnimating() { isAnimating = true }

    /// Lets it stand still.
    open func stopAnimating() { isAnimating = false }
}
