public import Combine
public import Foundation

/// What would happen to a view on a screen; an archived one is on none, so no action here ever
/// runs.
extension View {
    /// Names an action for when the view disappears; it never runs in a widget.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Names work for when the view appears; it never runs in a widget.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }

    /// Names work for when the view appears or `value` changes; it never runs in a widget.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }

    /// Names an action for what a publisher says; it never runs in a widget.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        NoEffect.of(".onReceive")
        return self
    }

    /// Names an action for when the app is opened with a URL; it never runs in a widget.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        NoEffect.of(".onOpenURL")
        return self
    }
}
