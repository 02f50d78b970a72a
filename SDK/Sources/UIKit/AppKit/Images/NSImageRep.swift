public import Foundation

/// A representation of an image.
open class NSImageRep: NSObject {
    /// A key of drawing hints; none are known.
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The quality of scaling.
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        /// The transform from points to pixels.
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    }

    /// The size in points.
    open var size: NSSize
    /// The width in pixels.
    public let pixelsWide: Int
    /// The height in pixels.
    public let pixelsHigh: Int
    /// Whether pixels have an opacity: always.
    open var hasAlpha: Bool { true }
    /// Bits of one component: always 8.
    open var bitsPerSample: Int { 8 }

    init(pixelsWide: Int, pixelsHigh: Int) {
        self.pixelsWide = pixelsWide
        self.pixelsHigh = pixelsHigh
        size = NSSize(width: pixelsWide, height: pixelsHigh)
    }
}
