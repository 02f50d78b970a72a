public import Foundation

extension View {
    /// Chooses a look for lists inside.
    ///
    /// No effect here: all look the same.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    /// Sets the insets of a list row.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        padding(insets ?? EdgeInsets())
    }

    /// Sets the insets of a list row at some edges.
    nonisolated public func listRowInsets(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> some View { padding(edges, length ?? 0) }

    /// Sets the background of a list row.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        background { view }
    }

    /// Sets the distance between sections of lists inside.
    ///
    /// No effect here: sections follow each other.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Sets the distance between sections of lists inside.
    ///
    /// No effect here: sections follow each other.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Sets the distance between rows of lists inside.
    ///
    /// No effect here: rows follow each other.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

    /// Disables scrolling inside the view.
    ///
    /// No effect here: nothing can be.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
}

extension View {
    /// No effect here: lists in widgets have no separators.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// No effect here: lists in widgets have no separators.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// No effect here: lists in widgets have no separators.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// No effect here: lists in widgets have no separators.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// No effect here: rows of a widget have no tint.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

    /// Sets the prominence of section headers.
    ///
    /// Differs from Apple: only views that read it follow it.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
    /// The standard prominence.
    case standard
    /// An increased prominence.
    case increased
}

/// The distance between sections of a list.
public struct ListSectionSpacing: Sendable {
    /// The default of the list.
    public static let `default` = ListSectionSpacing()
    /// Compact spacing.
    public static let compact = ListSectionSpacing()

    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}
