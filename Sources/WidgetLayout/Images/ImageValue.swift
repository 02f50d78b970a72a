public import WidgetImages

/// A picture that a plugin set on a view.
public struct ImageValue {
    /// The source; nil for a picture that cannot be drawn, which has no size and stays empty.
    public let source: ImageSource?
    /// Pixels per point of its own size.
    public let scale: Double

    /// Makes a picture; an invalid scale counts as 1.
    public init(source: ImageSource?, scale: Double) {
        self.source = source
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Its own size, in points.
    var size: Size {
        guard let source else { return .zero }
        return Size(width: source.width / scale, height: source.height / scale)
    }
}
