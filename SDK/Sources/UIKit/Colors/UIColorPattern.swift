import CoreGraphics

extension UIColor {
    /// Creates a color that repeats an image.
    ///
    /// Differs from Apple: a single color, the average of the image; clear if the image cannot be
    /// decoded.
    public convenience init(patternImage image: UIImage) { self.init(Self.mean(of: image)) }

    private static func mean(of image: UIImage) -> SRGBColor {
        let side = 16
        let rgba =
            if case .pixels(let pixels) = image.content { pixels.rgba } else {
                HostImages.pixels(of: image.content, width: side, height: side)
            }
        var sums = [0.0, 0, 0, 0]
        for place in stride(from: 0, to: rgba.count - 3, by: 4) {
            let alpha = Double(rgba[place + 3])
            for part in 0..<3 { sums[part] += Double(rgba[place + part]) * alpha }
            sums[3] += alpha
        }
        guard sums[3] > 0 else { return SRGBColor(white: 0, alpha: 0) }
        return SRGBColor(
            red: sums[0] / sums[3] / 255, green: sums[1] / sums[3] / 255,
            blue: sums[2] / sums[3] / 255, alpha: sums[3] / Double(rgba.count / 4) / 255)
    }
}
