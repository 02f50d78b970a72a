public import CoreGraphics
public import Foundation

/// Draws pictures in memory.
public final class UIGraphicsImageRenderer {
    /// What is drawn.
    public let bounds: CGRect
    /// How it is drawn.
    public let format: UIGraphicsImageRendererFormat

    /// A picture of a size.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// A picture of a size.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A picture of a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// A picture of a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// What `actions` draw.
    ///
    /// Differs from Apple: at most 4,096 pixels a side; larger pictures have fewer pixels per
    /// point.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(bounds, format)
        UIGraphics.draw(into: context.cgContext) { actions(context) }
        return context.currentImage
    }

    /// A PNG file of what `actions` draw.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// A JPEG file of what `actions` draw.
    public func jpegData(
        withCompressionQuality quality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
