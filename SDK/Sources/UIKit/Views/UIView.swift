public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view of UIKit, for sources that an app and its widget share.
///
/// Differs from Apple: a widget draws SwiftUI's views only, none of UIKit's.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// How the content of a view fills its bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill
        /// Scaled to fit.
        case scaleAspectFit
        /// Scaled to fill.
        case scaleAspectFill
        /// Redrawn.
        case redraw
        /// Centered.
        case center
    }

    /// Which lengths follow the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Flexible width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// Flexible height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    /// The frame.
    open var frame: CGRect
    /// The bounds.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The middle of its frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    /// No effect here: UIKit views are not drawn.
    open var backgroundColor: UIColor?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// No effect here: UIKit views are not drawn.
    open var tintColor: UIColor! = .systemBlue
    /// No effect here: UIKit views are not drawn.
    open var alpha: CGFloat = 1
    /// No effect here: UIKit views are not drawn.
    open var isHidden = false
    /// No effect here: UIKit views are not drawn.
    open var isOpaque = true
    /// No effect here: UIKit views are not drawn.
    open var clipsToBounds = false
    /// No effect here: nothing is pressed.
    open var isUserInteractionEnabled = true
    /// No effect here: UIKit views are not drawn.
    open var contentMode = ContentMode.scaleToFill
    /// No effect here: UIKit views are not drawn.
    open var autoresizingMask: AutoresizingMask = []
    /// No effect here: UIKit views are not laid out.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// No effect here: UIKit views are not drawn.
    open var transform = CGAffineTransform.identity
    /// A number to find it by.
    open var tag = 0
    /// The layer.
    public let layer = CALayer()
    /// The subviews.
    open private(set) var subviews: [UIView] = []
    /// The superview.
    open private(set) weak var superview: UIView?
    /// The safe area insets; always zero.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The traits of the current drawing.
    open var traitCollection: UITraitCollection { .current }

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view with an empty frame.
    public override convenience init() { self.init(frame: .zero) }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Adds a subview in front of the others.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Inserts a subview at an index.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.superview = self
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// No effect here: UIKit views are not laid out.
    open func layoutSubviews() {}

    /// No effect here: UIKit views are not laid out.
    open func setNeedsLayout() {}

    /// No effect here: UIKit views are not laid out.
    open func layoutIfNeeded() {}

    /// No effect here: UIKit views are not drawn.
    open func setNeedsDisplay() {}

    /// No effect here: UIKit views are not drawn.
    open func draw(_ rect: CGRect) {}

    /// Returns the size of the view.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// No effect here: UIKit views are not laid out.
    open func sizeToFit() {}

    /// The view of a tag, itself or inside.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
}
