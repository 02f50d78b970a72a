/// The background of widgets on the lock screen: a faint fill.
public struct AccessoryWidgetBackground: View {
    /// Creates the background.
    public init() {}

    /// The fill.
    public var body: some View { Rectangle().fill(.fill.tertiary) }
}
