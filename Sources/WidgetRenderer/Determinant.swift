/// How an affine transform changes areas and lengths.
struct Determinant {
    private let value: Double
    /// The greatest factor by which lines become longer.
    private let longest: Double

    /// - Parameters:
    ///   - a: The contribution of x to x; `b` is that to y.
    ///   - c: The contribution of y to x; `d` is that to y.
    init(a: Double, b: Double, c: Double, d: Double) {
        value = a * d - b * c
        // The larger singular value of the matrix.
        let sum = a * a + b * b + c * c + d * d
        longest = ((sum + max(0, sum * sum - 4 * value * value).squareRoot()) / 2).squareRoot()
    }

    /// The factor by which lines become longer, averaged over all directions.
    var scale: Double { abs(value).squareRoot() }

    /// 1 divided by the determinant; nil for a transform to a line or a point.
    var reciprocal: Double? {
        value.isFinite && abs(value) > Self.least * longest ? 1 / value : nil
    }

    /// The least factor by which lines may become longer.
    ///
    /// With it, a widget of 100,000 points is a thousandth of a pixel wide; far below, Cairo's pens
    /// have millions of corners.
    private static let least = 1e-8
}
