public import Foundation

/// The content to which scroll margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int

    /// The default of the platform.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// The scroll content.
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// The scroll indicators.
    public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

/// The margins of scrolled content, around the content.
struct ContentMargins: ViewModifier {
    @Environment(\.contentMargins) private var margins

    func body(content: Content) -> some View {
        if margins == EdgeInsets() { content } else { content.padding(margins) }
    }
}

extension EnvironmentValues {
    private struct ContentMarginsKey: EnvironmentKey {
        static let defaultValue = EdgeInsets()
    }

    /// The margins of scrolled content.
    fileprivate var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets margins of scroll views and lists inside, around their content; a length of `nil` is 16
    /// points.
    ///
    /// Those of indicators have no effect here: none are shown.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement != .scrollIndicators else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Sets margins of scroll views and lists inside, around their content; a length of `nil` is 16
    /// points.
    ///
    /// Those of indicators have no effect here: none are shown.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        return contentMargins(edges, insets, for: placement)
    }

    /// Sets the same margins on all sides of scrolled content inside.
    ///
    /// Those of indicators have no effect here: none are shown.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
