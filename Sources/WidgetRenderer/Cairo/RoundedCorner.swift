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

    /// How far a continuous corner extends along its edges.
    static let reach = 1.528_664_83

    /// Apple's continuous corner, whose curvature grows gradually from zero.
    static let continuous = [
        Curve(
            from: reach, first: (1.088_492_99, 0), second: (0.868_407_01, 0),
            end: (0.631_493_99, 0.074_911_00)),
        Curve(
            first: (0.372_824_01, 0.169_059_99), second: (0.169_059_99, 0.372_824_01),
            end: (0.074_911_00, 0.631_493_99)),
        Curve(first: (0, 0.868_407_01), second: (0, 1.088_492_99), end: (0, reach)),
    ]
}
