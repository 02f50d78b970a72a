/// The shape that an accessory group's views are cut to.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
    enum Outline {
        case circular
        case roundedSquare
    }

    let outline: Outline

    /// Circles.
    public static let automatic = AccessoryWidgetGroupStyle(outline: .circular)
    /// Circles.
    public static let circular = AccessoryWidgetGroupStyle(outline: .circular)
    /// Squares with round corners.
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
    /// Cuts the views of accessory groups to a shape.
    nonisolated public func accessoryWidgetGroupStyle(
        _ style: AccessoryWidgetGroupStyle
    ) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}
