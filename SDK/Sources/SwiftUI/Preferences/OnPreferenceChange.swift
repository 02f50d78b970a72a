import CWidgetPlugin

/// Reports preference changes of a view's content.
struct PreferenceChangeModifier<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension PreferenceChangeModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_DEFERRED) {
            let scope = recorder.preferences.enter()
            recorder.setGeometryContent(WIDGET_CONTENT) { _, recorder in
                let value = scope.value(K.self)
                recorder.memory.whenChanged(value, at: recorder.place) { _ in action(value) }
            }
            recorder.inPreferenceScope(scope, content)
        }
    }
}

extension View {
    /// Calls `action` with the preference of the content after layout, and whenever actions change
    /// it.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
