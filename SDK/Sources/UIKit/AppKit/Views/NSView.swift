public import Foundation
public import QuartzCore

/// AppKit's name of the class that receives events; a widget receives none.
public typealias NSResponder = UIResponder

/// A view of AppKit, for sources that an app and its widget share.
///
/// Differs from Apple: a widget draws SwiftUI's views only, none of AppKit's.
@MainActor @preconcurrency
open class NSView: NSResponder {
    /// Which lengths follow the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Flexible width.
        public static let width = AutoresizingMask(rawValue: 2)
        /// Flexible height.
        public static let height = AutoresizingMask(rawValue: 16)
    }

    /// The frame.
    open var frame: NSRect
    /// The bounds.
    open var bounds: NSRect {
        get { NSRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The layer.
    open var layer: CALayer? = CALayer()
    /// No effect here: AppKit views are not drawn.
    open var wantsLayer = false
    /// No effect here: AppKit views are not drawn.
    open var needsDisplay = false
    /// No effect here: AppKit views are not laid out.
    open var needsLayout = false
    /// No effect here: AppKit views are not drawn.
    open var isHidden = false
    /// No effect here: AppKit views are not drawn.
    open var alphaValue: CGFloat = 1
    /// No effect here: AppKit views are not laid out.
    open var autoresizingMask: AutoresizingMask = []
    /// No effect here: AppKit views are not laid out.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// No effect here: hints are not shown.
    open var toolTip: String?
    /// No effect here: the appearance is what the host asks for.
    open var appearance: NSAppearance?
    /// The appearance of the current drawing.
    open var effectiveAppearance: NSAppearance { .currentDrawing() }
    /// Whether y grows downwards; `false` unless a subclass overrides it.
    open var isFlipped: Bool { false }
    /// The size; here that of the frame.
    open var intrinsicContentSize: NSSize { bounds.size }
    /// The size; here that of the frame.
    open var fittingSize: NSSize { bounds.size }
    /// The subviews.
    open private(set) var subviews: [NSView] = []
    /// The superview.
    open private(set) weak var superview: NSView?
    /// The window; always `nil`.
    open var window: NSWindow? { nil }

    /// Creates a view with a frame.
    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }

    /// Creates a view with an empty frame.
    public override convenience init() { self.init(frame: .zero) }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Adds a subview in front of the others.
    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// No effect here: AppKit views are not laid out.
    open func layout() {}

    /// No effect here: AppKit views are not drawn.
    open func draw(_ dirtyRect: NSRect) {}

    /// No effect here: AppKit views are not drawn.
    open func setNeedsDisplay(_ invalidRect: NSRect) {}

    /// Never called, because a widget has no windows.
    open func viewDidMoveToWindow() {}
}
