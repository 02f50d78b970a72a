/// The shape to which the views of an accessory group are clipped.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
    enum Outline {
        case circular
        case roundedSquare
    }

    let outline: Outline

    /// The default shape: circles.
    public static let automatic = AccessoryWidgetGroupStyle(outline: .circular)
    /// Circles.
    public static let circular = AccessoryWidgetGroupStyle(outline: .circular)
    /// Rounded squares.
    public static let roundedSquare = AccessoryWidgetGroupStyle(outline: .roundedSquare)
}

extension EnvironmentValues {
    private struct GroupStyleKey: EnvironmentKey {
        static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
    }

    var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
        get { self[GroupStyleKey.self] }
        set { self[GroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape to which the views of accessory groups are clipped.
    nonisolated public func accessoryWidgetGroupStyle(
        _ style: AccessoryWidgetGroupStyle
    ) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}
