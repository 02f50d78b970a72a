/// Properties of a layout for the framework.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its views, which spacers and dividers follow.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout that is not a stack.
    public init() {}
}
