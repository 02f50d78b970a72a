/// What the platform may know about a layout.
public struct LayoutProperties: Sendable {
    /// The direction in which the layout stacks its views; spacers and dividers follow it.
    public var stackOrientation: Axis?

    /// A layout without a direction.
    public init() {}
}
