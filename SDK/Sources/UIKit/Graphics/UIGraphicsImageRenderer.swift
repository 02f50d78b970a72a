public import CoreGraphics
public import Foundation

/// Draws images in memory.
public final class UIGraphicsImageRenderer {
    /// The bounds.
    public let bounds: CGRect
    /// The format.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for a size.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer for a size.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns the image that `actions` draw.
    ///
    /// Differs from Apple: at most 4,096 pixels a side; larger pictures have fewer pixels per
    /// point.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(bounds, format)
        UIGraphics.draw(into: context.cgContext) { actions(context) }
        return context.currentImage
    }

    /// Returns a PNG file of the image that `actions` draw.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns a JPEG file of the image that `actions` draw.
    public func jpegData(
        withCompressionQuality quality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
