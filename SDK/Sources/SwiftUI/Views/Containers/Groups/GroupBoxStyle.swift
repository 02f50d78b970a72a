import CWidgetPlugin

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of a box in this style.
    associatedtype Body: View
    /// The content of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Shows a box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label of the box.
    public let label: Label
    /// The content of the box.
    public let content: Content

    /// A box's label.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The content of the box.
    public struct Content: View {
        let content: AnyView

        /// The content of the box.
        public var body: some View { content }
    }
}

/// A box on the secondary background, with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label above the content, on a background.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .background(SecondaryBackground(), in: RoundedRectangle(cornerRadius: 8))
    }
}

private struct SecondaryBackground: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_BACKGROUND_SECONDARY) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A box on the secondary background.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    private struct GroupBoxStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<GroupBoxStyleConfiguration> {
            StyleStack(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var groupBoxStyle: StyleStack<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how group boxes in the view look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        transformEnvironment(\.groupBoxStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
