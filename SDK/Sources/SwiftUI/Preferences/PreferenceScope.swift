/// Collects the preferences of a view's content, in order.
///
/// A geometry reader's content adds its part when the widget is laid out.
@MainActor
final class PreferenceScope {
    private var parts: [Part] = []

    private enum Part {
        case value(ObjectIdentifier, Any)
        case views(PreferenceScope)
        case change(ObjectIdentifier, (inout Any) -> Void)
    }

    /// Opens a scope for views inside.
    func enter() -> PreferenceScope {
        let scope = PreferenceScope()
        parts.append(.views(scope))
        return scope
    }

    /// Sets a value, which replaces that of the content.
    func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        parts.append(.value(ObjectIdentifier(key), value))
    }

    /// Changes the value that all parts before make together.
    func change<K: PreferenceKey>(_ key: K.Type, _ change: @escaping (inout K.Value) -> Void) {
        parts.append(
            .change(ObjectIdentifier(key)) { any in
                guard var value = any as? K.Value else { return }
                change(&value)
                any = value
            })
    }

    /// The value for a key; the default where no view gives one.
    func value<K: PreferenceKey>(_ key: K.Type) -> K.Value { given(key) ?? K.defaultValue }

    private func given<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for part in parts {
            switch part {
            case .value(let id, let value) where id == ObjectIdentifier(key):
                result = value as? K.Value
            case .views(let scope):
                guard let next = scope.given(key) else { continue }
                guard var joined = result else {
                    result = next
                    continue
                }
                K.reduce(value: &joined) { next }
                result = joined
            case .change(let id, let change) where id == ObjectIdentifier(key):
                var any: Any = result ?? K.defaultValue
                change(&any)
                result = any as? K.Value
            case .value, .change: continue
            }
        }
        return result
    }
}
