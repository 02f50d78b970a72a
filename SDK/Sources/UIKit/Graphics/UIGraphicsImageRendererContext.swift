public import CoreGraphics
public import Foundation

/// The drawing context of a renderer.
public final class UIGraphicsImageRendererContext {
    /// The Core Graphics context.
    public let cgContext: CGContext
    /// The format.
    public let format: UIGraphicsImageRendererFormat
    private let scale: CGFloat

    init(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
        self.format = format
        let longest = max(bounds.width, bounds.height, 1)
        scale = min(format.scale > 0 ? format.scale : 1, 4096 / longest)
        cgContext = CGContext(
            width: max(1, Int((bounds.width * scale).rounded())),
            height: max(1, Int((bounds.height * scale).rounded())), scale: scale)
        if format.opaque { cgContext.fill(CGRect(origin: .zero, size: bounds.size)) }
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// The image drawn so far.
    public var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// Fills a rectangle with the current color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the current color and a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a rectangle with the current color.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Clips further drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
