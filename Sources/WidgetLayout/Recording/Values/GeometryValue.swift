/// What the content of a geometry reader learns, in points.
public struct GeometryValue: Hashable, Sendable {
    /// The room there is across.
    public var width: Double
    /// The room there is from top to bottom.
    public var height: Double
    /// The left of its frame, from the widget's left edge.
    public var x: Double
    /// The top of its frame, from the widget's top edge.
    public var y: Double
    /// How far its frame reaches into the widget's margins.
    public var safeArea: Insets
    /// Views whose frames can be looked up.
    public var landmarks = Landmarks()
}
