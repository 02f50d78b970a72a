extension SymbolEffectOptions {
    /// How a movement is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without a pause.
        public static let continuous = RepeatBehavior()
        /// With a pause between, as the movement prefers.
        public static let periodic = RepeatBehavior()

        /// With a pause between, so many times and so many seconds long.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            periodic
        }
    }

    /// Repeated in a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions()
    }

    /// The same options, repeated in a way.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

    /// The same options, again and again.
    public var repeating: SymbolEffectOptions { self }

    /// The same options, once.
    public var nonRepeating: SymbolEffectOptions { self }
}
