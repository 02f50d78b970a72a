/// How a widget is mounted on a surface in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String

    /// Raised from the surface.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// Recessed into the surface.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The texture of a widget in a room.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String

    /// Glass.
    public static let glass = WidgetTexture(name: "glass")
    /// Paper.
    public static let paper = WidgetTexture(name: "paper")
}

extension WidgetConfiguration {
    /// No effect here: widgets are not placed in rooms.
    nonisolated public func supportedMountingStyles(
        _ styles: [WidgetMountingStyle]
    ) -> some WidgetConfiguration { self }

    /// No effect here: widgets are not placed in rooms.
    nonisolated public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        self
    }
}
