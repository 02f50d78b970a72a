/// How the inside of a shape is found and drawn.
///
/// Shapes of this module do not cross themselves, and their edges are always smooth: nothing depends on it.
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
