import CoreGraphics
public import Foundation

extension UIImage {
    /// Draws the picture into the open drawing, scaled to a rectangle.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphics.current else { return }
        let width = Int((rect.width * context.pixelsPerPoint.width).rounded())
        let height = Int((rect.height * context.pixelsPerPoint.height).rounded())
        if let scaled = pixels(width: width, height: height) { context.draw(scaled, in: rect) }
    }

    /// Draws the picture into the open drawing, in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// The picture in a smaller size, in points of the display; nil when it cannot be decoded.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let scale = max(1, UITraitCollection.current.displayScale)
        let fit = min(size.width / max(self.size.width, 1), size.height / max(self.size.height, 1))
        let width = Int((self.size.width * fit * scale).rounded())
        let height = Int((self.size.height * fit * scale).rounded())
        return pixels(width: width, height: height).map {
            UIImage(cgImage: $0, scale: scale, orientation: .up)
        }
    }

    /// The picture in a smaller size, in points of the display; nil when it cannot be decoded.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// The picture, decoded.
    public func preparingForDisplay() -> UIImage? { self }

    /// The picture painted in a colour where it is opaque.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .alwaysOriginal)
    }

    /// The picture painted in a colour where it is opaque.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let image = cgImage else { return self }
        let tint = color.cgColor.value
        let tinted = CGImage(width: image.width, height: image.height) {
            let parts = [tint.red, tint.green, tint.blue].map {
                UInt8((max(0, min($0, 1)) * 255).rounded())
            }
            var rgba = image.rgba
            for place in stride(from: 0, to: rgba.count, by: 4) {
                rgba.replaceSubrange(place..<(place + 3), with: parts)
                rgba[place + 3] = UInt8((Double(rgba[place + 3]) * tint.alpha).rounded())
            }
            return rgba
        }
        return UIImage(.pixels(tinted), size: size, scale: scale, renderingMode: renderingMode)
    }

    private func pixels(width: Int, height: Int) -> CGImage? {
        if case .pixels(let image) = content { return image }
        guard width > 0, height > 0 else { return nil }
        let rgba = HostImages.pixels(of: content, width: width, height: height)
        return rgba.isEmpty ? nil : CGImage(width: width, height: height, rgba: rgba)
    }
}

extension UIColor {
    /// Makes the open drawing fill with the colour.
    public func setFill() { UIGraphics.current?.setFillColor(cgColor) }

    /// Makes the open drawing fill with the colour.
    public func set() { setFill() }
}
