/// How a colour's red, green, blue and opacity become new ones.
///
/// Each row makes a component of the new colour: the sum of the old ones, each times a number, and
/// of the fifth number. Components are gamma-encoded, from 0 to 1, and not multiplied by the
/// opacity.
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// How much red makes red.
    public var r1: Float = 1
    /// How much green makes red.
    public var r2: Float = 0
    /// How much blue makes red.
    public var r3: Float = 0
    /// How much opacity makes red.
    public var r4: Float = 0
    /// How much red there is in any case.
    public var r5: Float = 0
    /// How much red makes green.
    public var g1: Float = 0
    /// How much green makes green.
    public var g2: Float = 1
    /// How much blue makes green.
    public var g3: Float = 0
    /// How much opacity makes green.
    public var g4: Float = 0
    /// How much green there is in any case.
    public var g5: Float = 0
    /// How much red makes blue.
    public var b1: Float = 0
    /// How much green makes blue.
    public var b2: Float = 0
    /// How much blue makes blue.
    public var b3: Float = 1
    /// How much opacity makes blue.
    public var b4: Float = 0
    /// How much blue there is in any case.
    public var b5: Float = 0
    /// How much red makes opacity.
    public var a1: Float = 0
    /// How much green makes opacity.
    public var a2: Float = 0
    /// How much blue makes opacity.
    public var a3: Float = 0
    /// How much opacity makes opacity.
    public var a4: Float = 1
    /// How much opacity there is in any case, where something was drawn.
    public var a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}

    /// Row by row.
    var numbers: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
            .map(Double.init)
    }
}
