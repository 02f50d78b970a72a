/// An action that runs when the view is first recorded.
struct AppearModifier {
    let action: () -> Void
}

extension AppearModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        content()
        recorder.memory.whenChanged(true, at: recorder.place) { _ in action() }
    }
}

/// Runs an action if a value differs from that of the previous recording.
struct ChangeModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (_ old: Value, _ new: Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        content()
        recorder.memory.whenChanged(value, at: recorder.place) { old in
            if old != nil || initial { action(old ?? value, value) }
        }
    }
}

/// Actions that run while an entry is drawn; its views are then evaluated again.
extension View {
    /// Calls `action` before the view is shown; its state changes are visible.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier { action?() })
    }

    /// Calls `action` when actions change `value`, and initially if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Calls `action` when actions change `value`, and initially if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Calls `action` when other actions change `value`.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}
