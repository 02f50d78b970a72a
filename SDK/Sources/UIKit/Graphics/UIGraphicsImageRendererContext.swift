public import CoreGraphics
public import Foundation

/// What a renderer draws into.
public final class UIGraphicsImageRendererContext {
    /// The drawing.
    public let cgContext: CGContext
    /// How it is drawn.
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

    /// What was drawn so far.
    public var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// Fills a rectangle with the colour set last.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the colour set last, mixed with what is there.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a rectangle's line with the colour set last.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Draws nothing outside a rectangle from now on.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
