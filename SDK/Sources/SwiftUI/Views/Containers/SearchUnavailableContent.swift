/// What a search shows that found nothing.
public struct SearchUnavailableContent {
    /// A magnifying glass and a title.
    public struct Label: View {
        let query: String?

        /// The label.
        public var body: some View {
            if let query {
                SwiftUI.Label("No Results for “\(query)”", systemImage: "magnifyingglass")
            } else {
                SwiftUI.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }

    /// What to do.
    public struct Description: View {
        /// A sentence.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label,
    Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search found nothing.
    nonisolated public static var search: Self { Self(query: nil) }

    /// A search for `text` found nothing.
    nonisolated public static func search(text: String) -> Self { Self(query: text) }

    nonisolated private init(query: String?) {
        label = SearchUnavailableContent.Label(query: query)
        description = SearchUnavailableContent.Description()
        actions = SearchUnavailableContent.Actions()
    }
}
