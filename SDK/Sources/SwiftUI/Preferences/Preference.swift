/// A view that gives those around it a value.
struct PreferenceModifier<K: PreferenceKey> {
    /// How the view changes the preference.
    enum Change {
        case value(K.Value)
        case callback((inout K.Value) -> Void)
    }

    let change: Change
}

extension PreferenceModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        let scope = recorder.inPreferenceScope(content)
        switch change {
        case .value(let value): scope.set(K.self, value)
        case .callback(let callback): scope.change(K.self, callback)
        }
    }
}

extension View {
    /// Sets a preference, which replaces the values of the view's content.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        modifier(PreferenceModifier<K>(change: .value(value)))
    }

    /// Changes the value that views inside give.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(change: .callback(callback)))
    }
}
