import CWidgetPlugin
import Synchronization

/// A view that gives those around it a value computed from one of its anchors.
struct AnchorPreferenceModifier<A, K: PreferenceKey> {
    /// How the view changes the preference.
    enum Change {
        case value((Anchor<A>) -> K.Value)
        case callback((inout K.Value, Anchor<A>) -> Void)
    }

    let source: Anchor<A>.Source
    let change: Change
}

extension AnchorPreferenceModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        let key = Landmarks.next()
        recorder.node(WIDGET_LANDMARK) {
            recorder.set(WIDGET_KEY, key)
            let scope = recorder.inPreferenceScope(content)
            let anchor = Anchor<A>(
                landmark: key, effects: recorder.environment.placedEffects,
                resolve: source.resolve)
            switch change {
            case .value(let value): scope.set(K.self, value(anchor))
            case .callback(let callback): scope.change(K.self) { callback(&$0, anchor) }
            }
        }
    }
}

/// Keys of views whose frames can be looked up.
enum Landmarks {
    private static let count = Atomic<Int64>(0)

    /// A key that no view has.
    static func next() -> Int64 {
        count.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// The key of views whose coordinate space has a name.
    static func key(of name: AnyHashable) -> Int64 {
        // Keys of anchors are positive.
        -1 - Int64(name.hashValue & Int(Int32.max))
    }
}

extension View {
    /// Sets a preference that is computed from an anchor in this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: .value(transform)))
    }

    /// Changes the value that views inside give, with an anchor of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: .callback(transform)))
    }
}
