public import Foundation
public import PortholeFoundation

/// A button that shares an item; it does nothing in a widget.
public struct ShareLink<Label> {
    let label: Label
}

extension ShareLink: View where Label: View {
    /// The label in the button style that is set around it.
    public var body: some View {
        Button {
        } label: {
            label
        }
    }

    /// Shares a URL.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("ShareLink")
        self.label = label()
    }

    /// Shares a text.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("ShareLink")
        self.label = label()
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    /// Shares a URL.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { shareLabel(Text("Share…")) }
    }

    /// Shares a URL under a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(Text(titleKey)) }
    }

    /// Shares a URL under a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(Text(titleResource)) }
    }

    /// Shares a URL under a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(Text(title)) }
    }

    /// Shares a URL under a title.
    nonisolated public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(title) }
    }

    /// Shares a text.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { shareLabel(Text("Share…")) }
    }

    /// Shares a text with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(Text(titleKey)) }
    }

    /// Shares a text with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(Text(titleResource)) }
    }

    /// Shares a text with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(Text(title)) }
    }

    /// Shares a text with a title.
    nonisolated public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { shareLabel(title) }
    }
}

/// A title beside the symbol of sharing.
private func shareLabel(_ title: Text) -> Label<Text, Image> {
    Label {
        title
    } icon: {
        Image(systemName: "square.and.arrow.up")
    }
}
