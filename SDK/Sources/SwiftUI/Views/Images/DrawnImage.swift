public import Foundation

/// An image drawn by a closure.
final class ImageDrawing: Sendable {
    private let size: CGSize
    private let renderer: @Sendable (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping @Sendable (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = renderer
    }

    /// Returns a view of the image in its own size, or in the proposed size if it is resizable.
    @MainActor func view(isResizable: Bool) -> some View {
        let canvas = Canvas { [size, renderer] context, room in
            context.scaleBy(
                x: size.width > 0 ? room.width / size.width : 1,
                y: size.height > 0 ? room.height / size.height : 1)
            renderer(&context)
        }
        return canvas.frame(
            width: isResizable ? nil : size.width, height: isResizable ? nil : size.height)
    }
}

extension ImageDrawing: Equatable {
    static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }
}

extension Image {
    /// Creates an image of a size that a closure draws when it is shown, with an accessibility
    /// label.
    ///
    /// No effect here: whether it is opaque, and the color mode.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping @Sendable (inout GraphicsContext) -> Void
    ) {
        self.init(.encoded(Data()))
        drawing = ImageDrawing(size: size, renderer: renderer)
        self.label = label
    }
}
