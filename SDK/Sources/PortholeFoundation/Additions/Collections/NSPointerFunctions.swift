public import Foundation

/// Describes how collections hold their elements.
open class NSPointerFunctions: NSObject {
    /// Options for holding and comparing elements.
    public struct Options: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Holds objects strongly.
        public static let strongMemory = Options([])
        /// Holds objects weakly, so that released objects leave the collection.
        public static let weakMemory = Options(rawValue: 5 << 0)
        /// Compares objects by `isEqual`.
        public static let objectPersonality = Options([])
        /// Compares objects by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Copies objects when they are added; no effect here.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
