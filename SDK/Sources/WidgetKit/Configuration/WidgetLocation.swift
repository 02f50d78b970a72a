/// A location where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The StandBy screen.
    public static let standBy = WidgetLocation(name: "standBy")
    /// iPhone widgets on a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// CarPlay.
    public static let carPlay = WidgetLocation(name: "carPlay")
}

extension WidgetConfiguration {
    /// Names locations where the widget is less useful.
    ///
    /// Differs from Apple: it has no effect, because hosts here are none of these locations.
    nonisolated public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        self
    }
}
