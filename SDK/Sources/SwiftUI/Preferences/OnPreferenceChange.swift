import CWidgetPlugin

/// A view that tells what views inside say.
struct PreferenceChangeModifier<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension PreferenceChangeModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_DEFERRED) {
            let scope = recorder.preferences.enter()
            recorder.setGeometryContent(WIDGET_CONTENT) { _, _ in action(scope.value(K.self)) }
            recorder.inPreferenceScope(scope, content)
        }
    }
}

extension View {
    /// Calls `action` with the value that views inside give, once the widget is laid out.
    ///
    /// Differs from Apple: what `action` changes is seen in the next entry only.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
