/// Rounding to whole pixels.
enum PixelGrid {
    /// The next multiple of a pixel, forgiving what arithmetic added.
    static func roundUp(_ points: Double, scale: Double) -> Double {
        let scale = scale > 0 ? scale : 1
        return (points * scale - 0.001).rounded(.up) / scale
    }
}
