/// Rounds to whole pixels.
enum PixelGrid {
    /// The error that arithmetic may add to a length, in points or pixels.
    ///
    /// A quarter of Pango's unit: with an error of a unit a line would not fit into its own width.
    static let tolerance = 1.0 / 4096

    /// The next multiple of a pixel, ignoring the error of arithmetic.
    static func roundUp(_ points: Double, scale: Double) -> Double {
        let scale = scale > 0 ? scale : 1
        return (points * scale - tolerance).rounded(.up) / scale
    }
}
