public import WidgetImages

/// A picture as a plugin set it on a view.
public struct ImageValue {
    /// Nil for one that cannot be drawn: it has no size of its own and stays empty.
    public let source: ImageSource?
    /// Pixels per point of its own size.
    public let scale: Double

    /// A picture; a scale that cannot be one counts as 1.
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
