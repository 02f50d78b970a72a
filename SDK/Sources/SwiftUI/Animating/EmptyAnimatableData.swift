/// No part that is animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// No part that is animated.
    public init() {}

    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing.
    public static func + (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }
    /// Nothing.
    public static func - (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }
    /// Changes nothing.
    public mutating func scale(by rhs: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}
