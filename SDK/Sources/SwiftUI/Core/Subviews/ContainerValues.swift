/// A key of a value that views provide to their container.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
}

/// Values that a view provides to its container with `containerValue`; descendants do not inherit
/// them.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    init() {}

    /// The value of a key.
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag, where it has one of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension EnvironmentValues {
    private struct ContainerValuesKey: EnvironmentKey {
        static var defaultValue: ContainerValues { ContainerValues() }
    }

    /// The container values of the view that is being recorded.
    var containerValues: ContainerValues {
        get { self[ContainerValuesKey.self] }
        set { self[ContainerValuesKey.self] = newValue }
    }
}

/// Sets a container value of a view.
struct ContainerValueModifier {
    let change: (inout ContainerValues) -> Void
}

extension ContainerValueModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.withEnvironment({ change(&$0.containerValues) }, content)
    }
}

extension View {
    /// Sets a container value, which containers read from `Subview.containerValues`.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
