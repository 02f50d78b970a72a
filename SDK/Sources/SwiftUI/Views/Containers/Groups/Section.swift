import CWidgetPlugin
public import PortholeFoundation

/// Views with a header above and a footer below, as a group.
///
/// In a lazy grid the header and the footer have lines of their own.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Bool
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// A section records its views.
    public typealias Body = Never

    /// Creates a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(
            header: header(), content: content(), footer: footer(), isExpanded: true)
    }

    /// Creates a section with a header and a footer.
    nonisolated public init(
        header: Parent, footer: Footer, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package func record(into recorder: ViewRecorder) {
        if let search = recorder.search { return recordParts(of: search, into: recorder) }
        recorder.node(WIDGET_GROUP) {
            recordLine(header, into: recorder)
            guard isExpanded else { return }
            recorder.recordChildren(content)
            recordLine(footer, into: recorder)
        }
    }

    @MainActor private func recordParts(of search: SubviewSearch, into recorder: ViewRecorder) {
        search.inSection {
            recorder.node(WIDGET_GROUP) {
                search.inPart(.header) { recorder.record(header) }
                search.inPart(.content) { if isExpanded { recorder.record(content) } }
                search.inPart(.footer) { recorder.record(footer) }
            }
        }
    }

    @MainActor private func recordLine(_ content: some View, into recorder: ViewRecorder) {
        guard !(content is EmptyView) else { return }
        recorder.node(WIDGET_GRID_CELL) {
            recorder.set(WIDGET_GRID_COLUMNS, Int64(0))
            recorder.recordChildren(content)
        }
    }
}

extension Section where Content: View, Footer == EmptyView {
    /// Creates a section.
    nonisolated public init(@ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }

    /// Creates a section with a header.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Parent: View {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// Creates a section with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
    where Parent: View {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }

    /// Creates a section with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(content: content, header: { Text(titleKey) })
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(content: content, header: { Text(title) })
    }

    /// Creates a section with a title, shown if `isExpanded` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(),
            isExpanded: isExpanded.wrappedValue)
    }

    /// Creates a section with a title, shown if `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(),
            isExpanded: isExpanded.wrappedValue)
    }

    /// Creates a section with a header, shown if `isExpanded` is true.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) where Parent: View {
        self.init(
            header: header(), content: content(), footer: EmptyView(),
            isExpanded: isExpanded.wrappedValue)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// Creates a section with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(titleResource) })
    }
}
