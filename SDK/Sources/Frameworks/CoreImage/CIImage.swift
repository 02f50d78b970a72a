public import CoreGraphics
public import Foundation
public import UIKit

/// A picture that filters change.
open class CIImage: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The rectangle that it fills, in pixels.
    public let extent: CGRect
    let pixels: CGImage
    /// Whether each pixel stays a rectangle when it is enlarged: a code's.
    private let isCrisp: Bool

    init(_ pixels: CGImage, origin: CGPoint = .zero, isCrisp: Bool = false) {
        self.pixels = pixels
        self.isCrisp = isCrisp
        extent = CGRect(
            origin: origin, size: CGSize(width: pixels.width, height: pixels.height))
    }

    /// A picture in memory.
    public convenience init(cgImage: CGImage) { self.init(cgImage) }

    /// A picture of UIKit; nil for a symbol.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(pixels)
    }

    /// The picture in a file's bytes; nil when it cannot be decoded.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// The picture in a file; nil when it cannot be decoded.
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }

    /// The part of the picture inside a rectangle, whose y goes up.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = rect.intersection(extent)
        let fromTop = CGRect(
            x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width,
            height: part.height)
        return pixels.cropping(to: fromTop).map {
            CIImage($0, origin: part.origin, isCrisp: isCrisp)
        } ?? self
    }

    /// The picture, larger or smaller and elsewhere; no effect here: turns.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let target = extent.applying(matrix)
        let (width, height) = (Int(target.width.rounded()), Int(target.height.rounded()))
        guard width > 0, height > 0, width <= 16_384, height <= 16_384,
            width != pixels.width || height != pixels.height
        else { return CIImage(pixels, origin: target.origin, isCrisp: isCrisp) }
        if isCrisp, width >= pixels.width, height >= pixels.height, width * height <= 40_000_000 {
            return CIImage(
                pixels.enlarged(to: width, height), origin: target.origin, isCrisp: true)
        }
        let context = CGContext(width: width, height: height, scale: 1)
        context.drawUpright(pixels, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage().map { CIImage($0, origin: target.origin) } ?? self
    }

    /// The picture in front of another one.
    open func composited(over dest: CIImage) -> CIImage {
        let all = extent.union(dest.extent)
        return CIImage([dest, self].drawn(in: all), origin: all.origin)
    }

    /// The picture where a mask is bright, and another one, or nothing, elsewhere.
    func blended(over background: CIImage?, mask: CIImage) -> CIImage {
        let behind = [background].compactMap(\.self).drawn(in: extent)
        let blended = [self].drawn(in: extent).blended(over: behind, mask: [mask].drawn(in: extent))
        return CIImage(blended, origin: extent.origin)
    }

    /// The picture, as if its edges went on for ever; no effect here.
    open func clampedToExtent() -> CIImage { self }

    /// The picture through a filter; the picture itself where there is no such filter here.
    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        var inputs = parameters
        inputs[kCIInputImageKey] = self
        return CIFilter(name: filterName, parameters: inputs)?.outputImage ?? self
    }

    /// The picture, blurred.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        CIImage(pixels.blurred(sigma: sigma), origin: extent.origin)
    }
}

extension [CIImage] {
    /// The pixels of a rectangle, whose y goes up, later pictures in front of earlier ones.
    fileprivate func drawn(in rect: CGRect) -> CGImage {
        let context = CGContext(width: Int(rect.width), height: Int(rect.height), scale: 1)
        for image in self {
            context.drawUpright(
                image.pixels,
                in: CGRect(
                    x: image.extent.minX - rect.minX, y: rect.maxY - image.extent.maxY,
                    width: image.extent.width, height: image.extent.height))
        }
        return context.makeImage() ?? CGImage(width: 1, height: 1, rgba: [0, 0, 0, 0])
    }
}

extension UIImage {
    /// The pixels of a picture that filters changed.
    public convenience init(ciImage: CIImage) { self.init(cgImage: ciImage.pixels) }
}
