/// A key of an environment value; conform a type to it to define your own.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}

/// An environment value that the runner also inherits, as an attribute of the C header.
package protocol RecordedEnvironmentKey: EnvironmentKey {
    /// Sets the attribute of the current node.
    @MainActor static func record(_ value: Value, into recorder: ViewRecorder)
}

/// The values that views inherit from their ancestors, and the outermost one from the host.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    private var changed: [any RecordedEnvironmentKey.Type] = []

    /// Creates an environment with default values.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            if let recorded = key as? any RecordedEnvironmentKey.Type { changed.append(recorded) }
        }
    }

    /// The values that are set, for debugging.
    public var description: String {
        values.values.map { String(describing: $0) }.sorted().formatted(.list(type: .and))
    }

    /// Changes the environment; returns the changed keys that the runner must know.
    package mutating func track(
        _ change: (inout EnvironmentValues) -> Void
    ) -> [any RecordedEnvironmentKey.Type] {
        changed = []
        change(&self)
        defer { changed = [] }
        return changed
    }
}

extension RecordedEnvironmentKey {
    /// Sets the attribute from the key's value in `environment`.
    @MainActor static func record(_ environment: EnvironmentValues, into recorder: ViewRecorder) {
        record(environment[Self.self], into: recorder)
    }
}
