/// How a picture is drawn where there are two colours.
///
/// The numbers are those of `widget_accented_rendering`.
enum AccentedRendering: Int64 {
    /// In its group's colour where it is opaque; this is WidgetKit's default.
    case automatic = 0
    /// In the accent colour where it is opaque.
    case accented = 1
    /// In the other colour, as opaque as it is bright.
    case desaturated = 2
    /// In the accent colour, as opaque as it is bright.
    case accentedDesaturated = 3
    /// In its own colours.
    case fullColor = 4

    /// The rendering that a picture's node asks for.
    init(_ node: ViewTree.Node) {
        self = AccentedRendering(rawValue: node.int(.accentedRendering) ?? 0) ?? .automatic
    }

    /// Whether brightness becomes opacity.
    var isDesaturated: Bool { self == .desaturated || self == .accentedDesaturated }
}
