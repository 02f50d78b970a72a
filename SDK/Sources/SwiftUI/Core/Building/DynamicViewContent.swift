public import Foundation

/// A view generated from a collection, which users of an app can edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the modified view.
    nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// No effect here: users cannot delete rows of a widget.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent { withoutEffect() }

    /// No effect here: users cannot move rows of a widget.
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent { withoutEffect() }

    /// No effect here: users cannot insert rows into a widget.
    nonisolated public func onInsert(
        of supportedContentTypes: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { withoutEffect() }
}

extension View {
    /// No effect here: users cannot delete rows of a widget.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { withoutEffect() }

    /// No effect here: users cannot move rows of a widget.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { withoutEffect() }
}
