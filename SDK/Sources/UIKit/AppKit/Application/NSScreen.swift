public import Foundation

/// The display of a desktop, as layouts ask for it.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
    /// The only display.
    public static let main: NSScreen? = screens.first
    /// The only display.
    public static let screens = [NSScreen()]
    /// The only display.
    public static var deepest: NSScreen? { main }

    /// The size of a desktop in points: 1440 by 900, y growing upwards.
    ///
    /// Differs from Apple: a widget here does not know the display, and its own size is its
    /// environment's.
    public var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
    /// The frame without the menu bar, which is 25 points high.
    public var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 875) }
    /// The number of pixels per point of the current drawing; 2 elsewhere.
    public var backingScaleFactor: CGFloat { UITraitCollection.current.displayScale }
    /// The safe area insets; always zero.
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    /// The display's name; here none.
    public var localizedName: String { "" }
    /// The description of the device; always empty.
    public var deviceDescription: [NSDeviceDescriptionKey: Any] { [:] }
}

/// A key of a device description.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as on Apple's platforms.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The resolution in pixels per inch.
    public static let resolution = NSDeviceDescriptionKey(rawValue: "NSDeviceResolution")
    /// The size in points.
    public static let size = NSDeviceDescriptionKey(rawValue: "NSDeviceSize")
}
