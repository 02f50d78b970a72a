/// How often and how fast a symbol moves.
///
/// No effect here: symbols stand still.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// As the movement prefers.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again, as the behavior says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions()
    }
    /// At another speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// The same options so many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// The same options again and again, as the behavior says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// The same options again and again.
    public var repeating: SymbolEffectOptions { self }
    /// The same options once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// The same options at another speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension SymbolEffectOptions {
    /// How a movement follows the one before.
    ///
    /// No effect here: symbols stand still.
    public struct RepeatBehavior: Hashable, Sendable {
        private var isContinuous = false
        private var count: Int?
        private var delay: Double?

        /// Without a pause, for as long as it is on.
        public static let continuous = RepeatBehavior(isContinuous: true)
        /// One after another, for as long as it is on.
        public static let periodic = RepeatBehavior()

        /// One after another: so many, or endlessly many; `delay` seconds apart, or as it prefers.
        public static func periodic(
            _ count: Int? = nil, delay: Double? = nil
        ) -> RepeatBehavior { RepeatBehavior(count: count, delay: delay) }
    }
}
