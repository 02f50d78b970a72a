public import PortholeFoundation

/// Explains why no content is available: a symbol, a title, a description and buttons.
public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    /// Shows a label, a description and actions.
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts, centered in the available space.
    public var body: some View {
        VStack(spacing: 8) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary)
            actions.buttonStyle(.borderless).font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated private init(_ label: Label, _ description: Text?) {
        self.init {
            label
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// Shows a symbol, a title and a sentence.
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init(SwiftUI.Label(title, systemImage: name), description)
    }

    /// Shows a symbol, a title in the user's language and a sentence.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init(SwiftUI.Label(title, systemImage: name), description)
    }

    /// Shows a symbol, a title and a sentence.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init(SwiftUI.Label(title, systemImage: name), description)
    }

    /// Shows an image of the asset catalog, a title and a description.
    nonisolated public init(
        _ title: LocalizedStringKey, image name: String, description: Text? = nil
    ) {
        self.init(SwiftUI.Label(title, image: name), description)
    }

    /// Shows an image of the asset catalog, a localized title and a description.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, image name: String, description: Text? = nil
    ) {
        self.init(SwiftUI.Label(title, image: name), description)
    }

    /// Shows an image of the asset catalog, a title and a description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image name: String, description: Text? = nil
    ) {
        self.init(SwiftUI.Label(title, image: name), description)
    }
}

/// A large symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
