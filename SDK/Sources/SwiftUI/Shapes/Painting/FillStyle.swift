/// How the interior of a shape is determined and drawn.
///
/// Differs from Apple: edges are always smooth.
public struct FillStyle: Hashable, Sendable {
    /// Whether the inside is where lines cross an odd number of times.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// Creates a style of filling.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
