public import Foundation

/// What a user does with keys and the pointer; a widget hears of none.
open class NSEvent: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// Keys that are held while something else is done.
    public struct ModifierFlags: OptionSet, Sendable {
        /// The keys as bits.
        public let rawValue: UInt

        /// The keys of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Caps lock.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Control.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Option.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Command.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// A key of the number pad.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// A function key.
        public static let function = ModifierFlags(rawValue: 1 << 23)
    }

    /// None: a widget does not hear of keys.
    open class var modifierFlags: ModifierFlags { [] }
    /// Always the origin: a widget does not hear of the pointer.
    open class var mouseLocation: NSPoint { .zero }
}
