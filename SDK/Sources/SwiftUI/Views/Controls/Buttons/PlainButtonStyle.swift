/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label; fainter where the button is disabled.
    public func makeBody(configuration: Configuration) -> some View {
        EnabledContent { configuration.label }
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A label as it is.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// What is fainter where users cannot act on it.
struct EnabledContent<Content: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @ViewBuilder let content: () -> Content

    var body: some View {
        if isEnabled { content() } else { content().opacity(0.4) }
    }
}
