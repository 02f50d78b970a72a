/// Shows a button with a glass background.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates the style with the usual glass.
    nonisolated public init() { glass = .regular }

    nonisolated init(glass: Glass) { self.glass = glass }

    /// The label on a faint shape, or one of the glass where that is not one of the usual ones.
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if glass == .regular {
            BorderedButtonStyle().makeBody(configuration: configuration)
        } else {
            ButtonBorder(fill: glass.style ?? AnyShapeStyle(.clear)) {
                configuration.label.defaultForeground(AnyShapeStyle(.tint))
            }
        }
    }
}

/// A label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on a shape in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Shows a button with a glass background.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A label on glass of a kind, in its tint if it has one.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
        GlassButtonStyle(glass: glass)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A label on glass in the tint.
    nonisolated public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
