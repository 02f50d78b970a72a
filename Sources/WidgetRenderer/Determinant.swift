/// How many times larger areas become under an affine transform.
struct Determinant {
    private let value: Double

    /// - Parameters:
    ///   - a: What x adds to x; `b`, what it adds to y.
    ///   - c: What y adds to x; `d`, what it adds to y.
    init(a: Double, b: Double, c: Double, d: Double) {
        value = a * d - b * c
    }

    /// How many times longer lines become, on average over all directions.
    var scale: Double { abs(value).squareRoot() }

    /// 1 divided by the determinant; nil where everything becomes a line or a point.
    var reciprocal: Double? {
        value.isFinite && abs(value) >= Self.least ? 1 / value : nil
    }

    /// Of a widget of 100,000 points nothing larger than a ten-millionth of a pixel is left.
    private static let least = 1e-24
}
