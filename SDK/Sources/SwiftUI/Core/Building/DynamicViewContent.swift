public import Foundation

/// Views of a collection, which an app's users could delete and move.
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
    /// The collection of what is modified.
    nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// No effect here: nobody deletes rows of a widget.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent { self }

    /// No effect here: nobody moves rows of a widget.
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent { self }

    /// No effect here: nobody adds rows to a widget.
    nonisolated public func onInsert(
        of supportedContentTypes: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}

extension View {
    /// No effect here: nobody deletes rows of a widget.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// No effect here: nobody moves rows of a widget.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
