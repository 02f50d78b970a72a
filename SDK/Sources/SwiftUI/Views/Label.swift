/// A title beside an icon.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    /// Creates a label of two views.
    nonisolated public init(
        @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
    ) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label: View {
    /// The icon, then the title.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            icon
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label of a localised title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label of a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
