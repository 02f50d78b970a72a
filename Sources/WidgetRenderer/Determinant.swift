/// How many times larger areas become under an affine transform.
struct Determinant {
    private let value: Double
    /// How many times longer lines become in the direction in which they become longest.
    private let longest: Double

    /// - Parameters:
    ///   - a: What x adds to x; `b`, what it adds to y.
    ///   - c: What y adds to x; `d`, what it adds to y.
    init(a: Double, b: Double, c: Double, d: Double) {
        value = a * d - b * c
        // The larger singular value of the matrix.
        let sum = a * a + b * b + c * c + d * d
        longest = ((sum + max(0, sum * sum - 4 * value * value).squareRoot()) / 2).squareRoot()
    }

    /// How many times longer lines become, on average over all directions.
    var scale: Double { abs(value).squareRoot() }

    /// 1 divided by the determinant; nil where everything becomes a line or a point.
    var reciprocal: Double? {
        value.isFinite && abs(value) > Self.least * longest ? 1 / value : nil
    }

    /// How many times longer lines become at least.
    ///
    /// Of a widget of 100,000 points nothing wider than a thousandth of a pixel is left; far below, Cairo's
    /// pens have millions of corners.
    private static let least = 1e-8
}
