/// A matrix that transforms red, green, blue and opacity.
///
/// Each row makes a component of the new color: the sum of the old ones, each times a number, and
/// of the fifth number. Components are gamma-encoded, from 0 to 1, and not multiplied by the
/// opacity.
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// The factor from red to red.
    public var r1: Float = 1
    /// The factor from green to red.
    public var r2: Float = 0
    /// The factor from blue to red.
    public var r3: Float = 0
    /// The factor from opacity to red.
    public var r4: Float = 0
    /// The constant added to red.
    public var r5: Float = 0
    /// The factor from red to green.
    public var g1: Float = 0
    /// The factor from green to green.
    public var g2: Float = 1
    /// The factor from blue to green.
    public var g3: Float = 0
    /// The factor from opacity to green.
    public var g4: Float = 0
    /// The constant added to green.
    public var g5: Float = 0
    /// The factor from red to blue.
    public var b1: Float = 0
    /// The factor from green to blue.
    public var b2: Float = 0
    /// The factor from blue to blue.
    public var b3: Float = 1
    /// The factor from opacity to blue.
    public var b4: Float = 0
    /// The constant added to blue.
    public var b5: Float = 0
    /// The factor from red to opacity.
    public var a1: Float = 0
    /// The factor from green to opacity.
    public var a2: Float = 0
    /// The factor from blue to opacity.
    public var a3: Float = 0
    /// The factor from opacity to opacity.
    public var a4: Float = 1
    /// The constant added to opacity, where something was drawn.
    public var a5: Float = 0

    /// Creates the identity matrix.
    public init() {}

    /// The elements, row by row.
    var numbers: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
            .map(Double.init)
    }
}
