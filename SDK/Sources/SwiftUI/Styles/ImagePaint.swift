import CWidgetPlugin
public import Foundation

/// A picture that is repeated over what is drawn with it.
///
/// Differs from Apple: it begins in the corner of each view that is drawn with it, whatever the
/// part of the picture it is to show.
public struct ImagePaint {
    /// The picture.
    public var image: Image
    /// The part of the picture that is repeated, in fractions of its size; no effect here: all of
    /// it is.
    public var sourceRect: CGRect
    /// How many times as large the picture is.
    public var scale: CGFloat

    /// Repeats a picture.
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
    /// What the picture's pieces are cut out with.
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
    /// A picture that is repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
