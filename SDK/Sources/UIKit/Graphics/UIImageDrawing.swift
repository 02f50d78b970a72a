public import CoreGraphics
public import Foundation

extension UIImage {
    /// Draws the image into the current context, scaled to a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into the current context, scaled to a rectangle, with a blend mode.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let drawing = UIGraphics.drawings.last else { return }
        let context = drawing.context
        let transform = context.ctm
        let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
        let width = Int(min((abs(rect.width) * across).rounded(.up), 16_384))
        let height = Int(min((abs(rect.height) * down).rounded(.up), 16_384))
        guard let scaled = pixels(width: width, height: height) else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if drawing.isFlipped {
            context.drawUpright(scaled, in: rect)
        } else {
            context.draw(scaled, in: rect)
        }
        context.restoreGState()
    }

    /// Draws the image into the current context in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context in its own size, with a blend mode.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// The renderer format for images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// Returns a smaller version with a size in points; `nil` if the image cannot be decoded.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let scale = max(1, UITraitCollection.current.displayScale)
        let fit = min(size.width / max(self.size.width, 1), size.height / max(self.size.height, 1))
        let width = Int((self.size.width * fit * scale).rounded())
        let height = Int((self.size.height * fit * scale).rounded())
        return pixels(width: width, height: height).map {
            UIImage(cgImage: $0, scale: scale, orientation: .up)
        }
    }

    /// Returns a smaller version with a size in points; `nil` if the image cannot be decoded.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Passes a smaller version to the handler, or `nil` if the image cannot be decoded.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) { completionHandler(preparingThumbnail(of: size)) }

    /// Returns the decoded image.
    public func preparingForDisplay() -> UIImage? { self }

    /// Returns the decoded image.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns the image with its opaque parts in a color.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .alwaysOriginal)
    }

    /// Returns the image with its opaque parts in a color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let image = cgImage else {
            return changed(renderingMode) {
                $0.tint = renderingMode == .alwaysOriginal ? color : nil
            }
        }
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
        return UIImage(
            .pixels(tinted), size: size, scale: scale, renderingMode: renderingMode, look: look)
    }

    private func pixels(width: Int, height: Int) -> CGImage? {
        if case .pixels(let image) = content { return image }
        guard width > 0, height > 0 else { return nil }
        let rgba = HostImages.pixels(of: content, width: width, height: height)
        return rgba.isEmpty ? nil : CGImage(width: width, height: height, rgba: rgba)
    }
}

extension UIColor {
    /// Sets the fill color of the current context.
    public func setFill() { UIGraphics.current?.setFillColor(cgColor) }

    /// Sets the stroke color of the current context.
    public func setStroke() { UIGraphics.current?.setStrokeColor(cgColor) }

    /// Sets the fill and stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }
}
