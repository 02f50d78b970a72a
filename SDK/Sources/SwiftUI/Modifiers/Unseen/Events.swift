public import Combine
public import Foundation

/// Events of views on a screen; a recorded view receives none, so its actions never run.
extension View {
    /// Adds an action for when the view disappears, which never runs in a widget.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Adds a task for when the view appears, which never runs in a widget.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }

    /// Adds a task for when the view appears or `value` changes, which never runs in a widget.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }

    /// Adds an action for the values of a publisher, which never runs in a widget.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        NoEffect.of(".onReceive")
        return self
    }

    /// Adds an action for URLs that open the app, which never runs in a widget.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        withoutEffect()
    }
}
