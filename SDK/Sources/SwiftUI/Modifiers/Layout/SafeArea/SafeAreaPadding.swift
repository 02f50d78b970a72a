public import Foundation

extension View {
    /// Adds room around the view.
    ///
    /// Differs from Apple: the view does not reach into it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Adds room on some sides of the view; a length of `nil` is 16 points.
    ///
    /// Differs from Apple: the view does not reach into it.
    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View { padding(edges, length) }

    /// Adds the same room on all sides of the view.
    ///
    /// Differs from Apple: the view does not reach into it.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
