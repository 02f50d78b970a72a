/// Animatable data without content.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates empty data.
    public init() {}

    /// Empty data.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns empty data.
    public static func + (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }
    /// Returns empty data.
    public static func - (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// Always 0.
    public var magnitudeSquared: Double { 0 }
}
