/// Screens behind tabs; a widget shows the first.
public struct TabView<SelectionValue, Content> {
    let content: Content
}

extension TabView: View where SelectionValue: Hashable, Content: View {
    /// Shows the first screen.
    nonisolated public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) {
        NoEffect.of("TabView")
        self.content = content()
    }

    /// The content of the first tab.
    public var body: some View {
        // With no axis that counts, the first of several views fits.
        ViewThatFits(in: []) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension TabView where SelectionValue == Int, Content: View {
    /// Shows the first screen.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}
