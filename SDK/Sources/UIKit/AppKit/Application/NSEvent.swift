public import Foundation

/// A keyboard or pointer event, which widgets do not receive.
open class NSEvent: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// Modifier keys.
    public struct ModifierFlags: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The Caps Lock key.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// The Shift key.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// The Control key.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// The Option key.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// The Command key.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// A key of the number pad.
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        /// A function key.
        public static let function = ModifierFlags(rawValue: 1 << 23)
    }

    /// The pressed modifier keys; always empty, because widgets receive no keyboard events.
    open class var modifierFlags: ModifierFlags { [] }
    /// Always the origin: a widget does not hear of the pointer.
    open class var mouseLocation: NSPoint { .zero }
}
