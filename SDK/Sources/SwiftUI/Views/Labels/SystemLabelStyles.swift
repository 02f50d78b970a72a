/// Shows the icon and title, with the icon centered on the capital letters of the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The icon and the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

/// The icon and the title, as far from each other as is set around them.
private struct TitleAndIcon: View {
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    let configuration: LabelStyleConfiguration

    var body: some View {
        HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 8) {
            if let iconWidth {
                configuration.icon.frame(minWidth: iconWidth)
            } else {
                configuration.icon
            }
            configuration.title
        }
    }
}

/// Shows the icon only.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Shows the icon only.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Shows the title only.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Shows the icon and the title, on one line of text.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Shows the icon only.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Shows the title only.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Shows the icon and the title, on one line of text.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Shows the icon and the title, on one line of text.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Shows the icon and the title, on one line of text.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
