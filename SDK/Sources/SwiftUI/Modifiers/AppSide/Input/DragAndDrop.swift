public import CoreTransferable
public import Foundation
public import PortholeFoundation

extension View {
    /// No effect here: nothing is dragged out of a widget.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        withoutEffect()
    }

    /// No effect here: nothing is dropped on a widget.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: nothing is dropped on a widget.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: nothing is dragged out of a widget.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: nothing is dragged out of a widget.
    nonisolated public func draggable<T: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> Preview
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: nothing is dropped on a widget.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget takes no user activities.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget starts no user activities.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect()
    }
}
