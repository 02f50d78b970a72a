/// Distances from the four edges of a rectangle, in points; leading is left where text runs right.
public struct Insets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the leading edge.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the trailing edge.
    public var trailing: Double

    /// Makes insets of four distances.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets with the same distance from every edge.
    public init(all length: Double) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

extension Insets {
    /// The insets with opposite signs.
    var negated: Insets {
        Insets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
    }

    /// The sums of the distances.
    static func + (first: Insets, second: Insets) -> Insets {
        Insets(
            top: first.top + second.top, leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }

    /// The insets reduced to what fits into `size`.
    func fitting(_ size: Size) -> Insets {
        let (top, bottom) = Self.fitting(top, bottom, size.height)
        let (leading, trailing) = Self.fitting(leading, trailing, size.width)
        return Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    private static func fitting(
        _ first: Double, _ second: Double, _ length: Double
    ) -> (Double, Double) {
        let first = max(0, Length.finite(first) ?? 0)
        let second = max(0, Length.finite(second) ?? 0)
        let excess = first + second - length
        return excess <= 0 ? (first, second) : (length / 2, length / 2)
    }
}
