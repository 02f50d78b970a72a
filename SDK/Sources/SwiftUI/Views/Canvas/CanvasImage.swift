import CWidgetPlugin
public import Foundation

extension GraphicsContext {
    /// An image that is ready to be drawn.
    public struct ResolvedImage {
        let image: Image
        let measurement: CanvasMeasurement
        /// The shading of templates and symbols; `nil` means the foreground style.
        public var shading: Shading?

        /// The size of the image, in points.
        public var size: CGSize {
            let room = CGSize(width: CGFloat.nan, height: .nan)
            let dimensions = measurement.dimensions(of: image, in: room)
            return CGSize(width: dimensions.width, height: dimensions.height)
        }

        /// The distance of the baseline from the bottom of the image, in points.
        public var baseline: CGFloat { 0 }
    }

    /// An image ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image, measurement: measure)
    }

    /// Draws an image as large as a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let placed = PlacedModifier(point: rect.origin, anchor: .topLeading, room: rect.size)
        append(
            shaded(image, image.image.resizable()).modifier(placed),
            outline: Color.black.modifier(placed), placed: transform)
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let placed = PlacedModifier(point: point, anchor: anchor, room: nil)
        let outline = PlacedModifier(point: point, anchor: anchor, room: image.size)
        append(
            shaded(image, image.image).modifier(placed), outline: Color.black.modifier(outline),
            placed: transform)
    }

    /// Draws an image as large as a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    private func shaded(_ image: ResolvedImage, _ view: Image) -> some View {
        view.foregroundStyle(image.shading?.style(in: size) ?? AnyShapeStyle(.foreground))
    }
}
