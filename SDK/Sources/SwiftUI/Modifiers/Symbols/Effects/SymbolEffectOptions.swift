/// How often and how fast a symbol effect runs.
///
/// No effect here: symbols stand still.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The default of the effect.
    public static let `default` = SymbolEffectOptions()
    /// Repeats forever.
    public static let repeating = SymbolEffectOptions()
    /// Does not repeat.
    public static let nonRepeating = SymbolEffectOptions()

    /// Repeats a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Repeats with a behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions()
    }
    /// Runs at another speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Returns the options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Returns the options with endless repetition.
    public var repeating: SymbolEffectOptions { self }
    /// Returns the options without repetition.
    public var nonRepeating: SymbolEffectOptions { self }
    /// Returns the options with another speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension SymbolEffectOptions {
    /// How an effect repeats.
    ///
    /// No effect here: symbols stand still.
    public struct RepeatBehavior: Hashable, Sendable {
        private var isContinuous = false
        private var count: Int?
        private var delay: Double?

        /// Repeats without pauses while the effect is active.
        public static let continuous = RepeatBehavior(isContinuous: true)
        /// Repeats with pauses while the effect is active.
        public static let periodic = RepeatBehavior()

        /// Repeats a number of times or forever, with a delay in seconds or the default one.
        public static func periodic(
            _ count: Int? = nil, delay: Double? = nil
        ) -> RepeatBehavior { RepeatBehavior(count: count, delay: delay) }
    }
}
