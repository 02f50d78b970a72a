public import CoreGraphics
public import Foundation
public import UIKit

/// An image for filters.
open class CIImage: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

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

    /// Creates an image from memory.
    public convenience init(cgImage: CGImage) { self.init(cgImage) }

    /// Creates an image from a UIKit image; `nil` for a symbol.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(pixels)
    }

    /// Creates an image from the data of a file; `nil` if they cannot be decoded.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    /// Creates an image from a file; `nil` if it cannot be decoded.
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }

    /// Returns the image cropped to a rectangle, with y growing upwards.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = rect.intersection(extent)
        let fromTop = CGRect(
            x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width,
            height: part.height)
        return pixels.cropping(to: fromTop).map {
            CIImage($0, origin: part.origin, isCrisp: isCrisp)
        } ?? self
    }

    /// Returns the image scaled and moved; no effect here: rotations.
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

    /// Returns the image composited over another one.
    open func composited(over dest: CIImage) -> CIImage {
        let all = extent.union(dest.extent)
        return CIImage([dest, self].drawn(in: all), origin: all.origin)
    }

    /// Returns the image blended with another one, or with nothing, by the brightness of a mask.
    func blended(over background: CIImage?, mask: CIImage) -> CIImage {
        let behind = [background].compactMap(\.self).drawn(in: extent)
        let blended = [self].drawn(in: extent).blended(over: behind, mask: [mask].drawn(in: extent))
        return CIImage(blended, origin: extent.origin)
    }

    /// Extends the edges of the image infinitely; no effect here.
    open func clampedToExtent() -> CIImage { self }

    /// Returns the filtered image; unchanged if the filter is not known.
    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        var inputs = parameters
        inputs[kCIInputImageKey] = self
        return CIFilter(name: filterName, parameters: inputs)?.outputImage ?? self
    }

    /// Returns the blurred image.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        CIImage(pixels.blurred(sigma: sigma), origin: extent.origin)
    }
}

extension [CIImage] {
    /// Returns the pixels of a rectangle, with y growing upwards; later images are in front of
    /// earlier ones.
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
    /// Creates an image from the pixels of a Core Image image.
    public convenience init(ciImage: CIImage) { self.init(cgImage: ciImage.pixels) }
}
