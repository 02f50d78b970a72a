public import Foundation

/// A window of a Mac's app; a widget has none, and shows none that is made.
@MainActor
open class NSWindow: NSResponder {
    /// What a window has.
    public struct StyleMask: OptionSet, Sendable {
        /// The parts as bits.
        public let rawValue: UInt

        /// The parts of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing.
        public static let borderless: StyleMask = []
        /// A title.
        public static let titled = StyleMask(rawValue: 1)
        /// What closes it.
        public static let closable = StyleMask(rawValue: 2)
        /// What makes it small.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// What changes its size.
        public static let resizable = StyleMask(rawValue: 8)
        /// Content below its title.
        public static let fullSizeContentView = StyleMask(rawValue: 0x8000)
    }

    /// How a window keeps its picture.
    public enum BackingStoreType: UInt, Sendable {
        /// In memory.
        case buffered = 2
    }

    /// Where it would lie.
    open var frame: NSRect
    /// What it has.
    open var styleMask: StyleMask
    /// Its title.
    open var title = ""
    /// No effect here: a widget has no windows.
    open var isOpaque = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// No effect here: a widget has no windows.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// No effect here: a widget has no windows.
    open var isReleasedWhenClosed = true
    /// What lies inside.
    open var contentView: NSView?
    /// What lies inside.
    open var contentViewController: NSViewController?
    /// Never: a widget has no windows.
    open var isKeyWindow: Bool { false }
    /// Never: a widget has no windows.
    open var isVisible: Bool { false }
    /// Pixels per point of what is being drawn.
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
