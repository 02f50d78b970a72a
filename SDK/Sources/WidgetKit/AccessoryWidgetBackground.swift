/// The background of lock screen widgets: a faint fill, round in a corner widget.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    /// Creates the background.
    public init() {}

    /// The fill.
    public var body: some View {
        if family == .accessoryCorner {
            Circle().fill(.fill.tertiary)
        } else {
            Rectangle().fill(.fill.tertiary)
        }
    }
}
