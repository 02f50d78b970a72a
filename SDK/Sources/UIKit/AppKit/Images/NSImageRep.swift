public import Foundation

/// What a picture is made of.
open class NSImageRep: NSObject {
    /// What is said of drawing a picture besides: nothing that is known.
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// The hint of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How smoothly it is scaled.
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        /// From points to pixels.
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    }

    /// The size in points.
    open var size: NSSize
    /// Columns.
    public let pixelsWide: Int
    /// Rows.
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
