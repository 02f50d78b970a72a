/// The content for a search without results.
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

    /// The suggestion.
    public struct Description: View {
        /// The text.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// No actions.
    public struct Actions: View {
        /// No actions.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label,
    Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// For a search without results.
    nonisolated public static var search: Self { Self(query: nil) }

    /// For a search for `text` without results.
    nonisolated public static func search(text: String) -> Self { Self(query: text) }

    nonisolated private init(query: String?) {
        label = SearchUnavailableContent.Label(query: query)
        description = SearchUnavailableContent.Description()
        actions = SearchUnavailableContent.Actions()
    }
}
