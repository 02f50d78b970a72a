/// The room a paragraph may take, in points; nil means as much as it wants.
public struct TextBox: Hashable, Sendable {
    /// Lines are broken at this width; nil: only at line feeds.
    public var width: Double?
    /// Only whole lines that fit are shown, but at least one.
    public var height: Double?

    /// Makes a box; what is left out is unlimited.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}
