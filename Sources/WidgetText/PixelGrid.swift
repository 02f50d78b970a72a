/// Rounding to whole pixels.
enum PixelGrid {
    /// What arithmetic may add to a length, in points or pixels.
    static let tolerance = 0.001

    /// The next multiple of a pixel, forgiving what arithmetic may have added.
    static func roundUp(_ points: Double, scale: Double) -> Double {
        let scale = scale > 0 ? scale : 1
        return (points * scale - tolerance).rounded(.up) / scale
    }
}
