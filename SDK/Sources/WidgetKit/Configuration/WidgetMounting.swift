/// How a widget hangs in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String

    /// On a wall.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// In a wall.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget in a room is made of.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String

    /// Glass.
    public static let glass = WidgetTexture(name: "glass")
    /// Paper.
    public static let paper = WidgetTexture(name: "paper")
}

extension WidgetConfiguration {
    /// No effect here: widgets hang in no rooms.
    nonisolated public func supportedMountingStyles(
        _ styles: [WidgetMountingStyle]
    ) -> some WidgetConfiguration { self }

    /// No effect here: widgets hang in no rooms.
    nonisolated public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        self
    }
}
