public import Foundation

/// How collections keep what is in them.
open class NSPointerFunctions: NSObject {
    /// How collections keep what is in them.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Takes bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is kept.
        public static let strongMemory = Options([])
        /// It leaves when nobody else keeps it.
        public static let weakMemory = Options(rawValue: 5 << 0)
        /// Two are equal where they say so.
        public static let objectPersonality = Options([])
        /// Two are equal where they are one.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// It is copied; no effect here.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
