/// Rows in a column; widgets do not scroll, so rows that do not fit are cut off.
///
/// Differs from Apple: rows have no insets, separators and background of their own.
public struct List<SelectionValue, Content> {
    let content: Content
}

extension List: View where SelectionValue: Hashable, Content: View {
    /// Shows the views of `content`; none can be selected.
    nonisolated public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    /// Shows the views of `content`; none can be selected.
    nonisolated public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    /// The rows in a column that fills the proposed size and is clipped.
    public var body: some View {
        VStack(alignment: .leading, spacing: 0) { content.environment(\.isInList, true) }
            .modifier(ContentMargins())
            .fixedSize(horizontal: false, vertical: true)
            .frame(
                minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0,
                maxHeight: .infinity, alignment: .topLeading
            )
            .clipped()
    }
}

extension EnvironmentValues {
    private struct InListKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the view is in a row of a list or a form.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
}

extension List where SelectionValue == Never, Content: View {
    /// Shows the views of `content`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Shows a row for each element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Shows a row for each element, identified by a property.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// Shows a row for each number.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, id: \.self, content: rowContent)
    }
}
