import CWidgetPlugin
public import Foundation

/// A repeated image.
///
/// Differs from Apple: it begins in the corner of each view that is drawn with it, whatever the
/// part of the picture it is to show.
public struct ImagePaint {
    /// The image.
    public var image: Image
    /// The part of the image to repeat, in fractions of its size; no effect here, because the whole
    /// image is used.
    public var sourceRect: CGRect
    /// The scale of the image.
    public var scale: CGFloat

    /// Creates a style that repeats an image.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: PaintedStyle {
    /// Returns the paint that masks the image tiles.
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(.color(PaintColor(red: 0, green: 0, blue: 0)))
    }
}

extension ImagePaint: EffectStyle {
    func wrap(_ content: () -> Void, into recorder: ViewRecorder) {
        var tile = image
        if scale > 0 { tile.scale /= Double(scale) }
        recorder.node(WIDGET_MASK) {
            recorder.node(WIDGET_OVERLAY) {
                content()
                recorder.record(tile.resizable(resizingMode: .tile))
            }
            content()
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats an image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
