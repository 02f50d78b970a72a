/// How labels show their icon and title.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of a label in this style.
    associatedtype Body: View
    /// What a label is made of.
    typealias Configuration = LabelStyleConfiguration
    /// Shows a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of.
public struct LabelStyleConfiguration {
    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon

    /// A label's title.
    public struct Title: View {
        let content: AnyView

        /// The title.
        public var body: some View { content }
    }

    /// A label's icon.
    public struct Icon: View {
        let content: AnyView

        /// The icon.
        public var body: some View { content }
    }
}

/// The icon and the title, on one line of text.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The icon and the title, on one line of text.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The icon alone.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The title alone.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon and the title, on one line of text.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    /// The icon and the title, on one line of text.
    nonisolated public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
    private struct LabelStyleKey: EnvironmentKey {
        static var defaultValue: @MainActor (LabelStyleConfiguration) -> AnyView {
            { AnyView(TitleAndIconLabelStyle().makeBody(configuration: $0)) }
        }
    }

    var labelStyle: @MainActor (LabelStyleConfiguration) -> AnyView {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels in the view show their icon and title.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.labelStyle) { AnyView(style.makeBody(configuration: $0)) }
    }
}
