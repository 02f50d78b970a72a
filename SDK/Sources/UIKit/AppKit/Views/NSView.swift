public import Foundation
public import QuartzCore

/// What presses and keys are sent to, as AppKit calls it; a widget gets none.
public typealias NSResponder = UIResponder

/// A view of AppKit, for sources that an app and its widget share.
///
/// Differs from Apple: a widget draws SwiftUI's views only, none of AppKit's.
@MainActor
open class NSView: NSResponder {
    /// Which lengths follow the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The lengths as bits.
        public let rawValue: UInt

        /// The lengths of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The width.
        public static let width = AutoresizingMask(rawValue: 2)
        /// The height.
        public static let height = AutoresizingMask(rawValue: 16)
    }

    /// Where it would lie.
    open var frame: NSRect
    /// Its own rectangle.
    open var bounds: NSRect {
        get { NSRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// What it would be drawn with.
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
    /// The appearance of what is being drawn.
    open var effectiveAppearance: NSAppearance { .currentDrawing() }
    /// Whether y grows downwards: not unless a class of its own says so.
    open var isFlipped: Bool { false }
    /// The room that it would take: its own.
    open var intrinsicContentSize: NSSize { bounds.size }
    /// The room that it would take: its own.
    open var fittingSize: NSSize { bounds.size }
    /// What lies inside.
    open private(set) var subviews: [NSView] = []
    /// What it lies in.
    open private(set) weak var superview: NSView?
    /// None: a widget has no windows.
    open var window: NSWindow? { nil }

    /// A view of a frame.
    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }

    /// A view without room.
    public override convenience init() { self.init(frame: .zero) }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Puts a view inside, in front of the others.
    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Takes it out of what it lies in.
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
