public import PortholeFoundation

/// A link to another screen of the app; a widget shows its label only: use `Link` instead.
public struct NavigationLink<Label, Destination> {
    let label: Label
}

extension NavigationLink: View where Label: View, Destination: View {
    /// Shows a label.
    nonisolated public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("NavigationLink")
        self.label = label()
    }

    /// Shows a label.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }

    /// Shows a label.
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(destination: { destination }, label: label) }

    /// The label.
    public var body: some View { label }
}

extension NavigationLink where Label: View, Destination == Never {
    /// Shows a label.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        NoEffect.of("NavigationLink")
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// Shows a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleKey) } }

    /// Shows a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }, label: { Text(titleKey) })
    }

    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }, label: { Text(title) })
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// Shows a title in the user's language.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleResource) } }

    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(title) } }

    /// Shows a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) { self.init(titleKey, destination: destination) }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Shows a title.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Shows a title in the user's language.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }

    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
