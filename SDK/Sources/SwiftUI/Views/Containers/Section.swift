public import PortholeFoundation

/// Views with a header above and a footer below, as a group.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Puts views between a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Puts views between a header and a footer.
    nonisolated public init(
        header: Parent, footer: Footer, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { header }, footer: { footer })
    }

    /// The header, the content and the footer, one after another.
    public var body: some View {
        header
        content
        footer
    }
}

extension Section where Content: View, Footer == EmptyView {
    /// Groups views.
    nonisolated public init(@ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }

    /// Puts views below a header.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Parent: View {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// Puts views below a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
    where Parent: View {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }

    /// Puts views below a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(content: content, header: { Text(titleKey) })
    }

    /// Puts views below a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(content: content, header: { Text(title) })
    }

    /// Puts views below a title; they are shown where `isExpanded` is.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(content: content, header: { Text(titleKey) })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Puts views above a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// Puts views above a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Views below a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(titleResource) })
    }
}
