/// A place where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// The bedside clock.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A phone's widgets on a computer.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// The car's dashboard.
    public static let carPlay = WidgetLocation(name: "carPlay")
}

extension WidgetConfiguration {
    /// Names places where the widget is of little use.
    ///
    /// Unlike on Apple's platforms it has no effect: a host here is none of these places.
    nonisolated public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        self
    }
}
