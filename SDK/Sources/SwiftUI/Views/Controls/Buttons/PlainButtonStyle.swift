/// Shows the label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label; fainter where the button is disabled.
    public func makeBody(configuration: Configuration) -> some View {
        EnabledContent { configuration.label }
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Shows the label without decoration.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Dims content while it is disabled.
struct EnabledContent<Content: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @ViewBuilder let content: () -> Content

    var body: some View {
        if isEnabled { content() } else { content().opacity(0.4) }
    }
}
