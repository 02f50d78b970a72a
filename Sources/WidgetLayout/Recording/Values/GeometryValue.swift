/// The geometry passed to the content of a geometry reader, in points.
public struct GeometryValue: Hashable, Sendable {
    /// The available width.
    public var width: Double
    /// The available height.
    public var height: Double
    /// The left edge of its frame, from the widget's left edge.
    public var x: Double
    /// The top edge of its frame, from the widget's top edge.
    public var y: Double
    /// How far its frame extends into the widget's margins.
    public var safeArea: Insets
    /// The frames that can be looked up.
    public var landmarks = Landmarks()
}
