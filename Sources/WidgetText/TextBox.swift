/// The room that a paragraph may take, in points; nil is unlimited.
public struct TextBox: Hashable, Sendable {
    /// The width at which lines are broken; nil breaks only at line feeds.
    public var width: Double?
    /// The height; only whole lines that fit are shown, but at least one.
    public var height: Double?

    /// Makes a box; lengths that are left out are unlimited.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}
