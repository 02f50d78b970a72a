public import Foundation

/// A window of a Mac's app; a widget has none, and shows none that is made.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
    /// The style of a window.
    public struct StyleMask: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Borderless.
        public static let borderless: StyleMask = []
        /// With a title bar.
        public static let titled = StyleMask(rawValue: 1)
        /// With a close button.
        public static let closable = StyleMask(rawValue: 2)
        /// With a minimize button.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// Resizable.
        public static let resizable = StyleMask(rawValue: 8)
        /// Content below its title.
        public static let fullSizeContentView = StyleMask(rawValue: 0x8000)
    }

    /// How the contents of a window are stored.
    public enum BackingStoreType: UInt, Sendable {
        /// Buffered.
        case buffered = 2
    }

    /// The frame.
    open var frame: NSRect
    /// The style.
    open var styleMask: StyleMask
    /// The title.
    open var title = ""
    /// No effect here: a widget has no windows.
    open var isOpaque = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// No effect here: a widget has no windows.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// No effect here: a widget has no windows.
    open var isReleasedWhenClosed = true
    /// The content view.
    open var contentView: NSView?
    /// The content view controller.
    open var contentViewController: NSViewController?
    /// Whether the window is the key window; always `false`.
    open var isKeyWindow: Bool { false }
    /// Whether the window is visible; always `false`.
    open var isVisible: Bool { false }
    /// The number of pixels per point of the current drawing.
    open var backingScaleFactor: CGFloat { UITraitCollection.current.displayScale }

    /// A window that is not shown.
    public init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
        defer flag: Bool
    ) {
        frame = contentRect
        styleMask = style
        super.init()
    }

    /// No effect here: a widget has no windows.
    open func center() {}

    /// No effect here: a widget has no windows.
    open func makeKeyAndOrderFront(_ sender: Any?) {}

    /// No effect here: a widget has no windows.
    open func orderOut(_ sender: Any?) {}

    /// No effect here: a widget has no windows.
    open func close() {}
}
