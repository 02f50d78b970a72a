import WidgetWire

/// A corner of radius 1 as curves; coordinates are distances along the edges before and after it.
enum RoundedCorner {
    struct Curve {
        /// The start of the corner on the edge before it.
        var from = 0.0
        var first: (Double, Double)
        var second: (Double, Double)
        var end: (Double, Double)
    }

    /// The length of the handles of a curve that approximates a quarter of a circle: 4/3 · tan(90°
    /// / 4).
    private static let handle = 4.0 / 3 * (2.0.squareRoot() - 1)

    /// A quarter of a circle.
    static let round = [
        Curve(from: 1, first: (1 - handle, 0), second: (0, 1 - handle), end: (0, 1))
    ]

    /// How far a continuous corner with enough room extends along its edges.
    private static let reach = 1.528_664_83

    /// Apple's continuous corner, whose curvature grows gradually from zero.
    ///
    /// Where it has less room than it would take, it begins later, and its control points move, as
    /// in the paths of SwiftUI's shapes (Fixtures/Goldens/shape/paths.json of
    /// https://github.com/iamcgn/swiftui-web, macOS 26.2).
    ///
    /// - Parameters:
    ///   - before: The room on the edge before the corner, at least 1.
    ///   - after: The room on the edge after it.
    static func continuous(before: Double, after: Double) -> [Curve] {
        let (start, end) = (min(reach, before), min(reach, after))
        let (first, last) = (handles(start), handles(end))
        return [
            Curve(
                from: start, first: (first.outer, 0), second: (first.inner, 0),
                end: (0.631_493_99, 0.074_911_00)),
            Curve(
                first: (0.372_824_01, 0.169_059_99), second: (0.169_059_99, 0.372_824_01),
                end: (0.074_911_00, 0.631_493_99)),
            Curve(first: (0, last.inner), second: (0, last.outer), end: (0, end)),
        ]
    }

    /// The control points on an edge of a corner that reaches so far on it.
    private static func handles(_ length: Double) -> (outer: Double, inner: Double) {
        let part = ((reach - length) / (reach - 1)).clamped(to: 0...1)
        return (
            1.088_492_99 - (1.088_492_99 - 0.96) * part,
            0.868_407_01 - (0.868_407_01 - 0.82) * part
        )
    }
}
