/// What happens to a view on a screen; an archived one is on none, so no action here ever runs.
extension View {
    /// Names an action for when the view appears; it never runs in a widget.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Names an action for when the view disappears; it never runs in a widget.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Names work for when the view appears; it never runs in a widget.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }

    /// Names an action for when `value` changes; it never runs in a widget.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }

    /// Names an action for when `value` changes; it never runs in a widget.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { self }

    /// Names an action for when `value` changes; it never runs in a widget.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View { self }

    /// Names an action for a tap; it never runs in a widget.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View { self }
}
