/// A value that views inherit: conform a type to it to add one of your own.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing else was set.
    static var defaultValue: Value { get }
}

/// An environment value that the runner inherits too, as an attribute of the header.
package protocol RecordedEnvironmentKey: EnvironmentKey {
    /// Sets the attribute on the node that is open.
    @MainActor static func record(_ value: Value, into recorder: ViewRecorder)
}

/// What views inherit from the views around them, and the outermost one from the widget's host.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    private var changed: [any RecordedEnvironmentKey.Type] = []

    /// Creates an environment in which every value is its key's default.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            if let recorded = key as? any RecordedEnvironmentKey.Type { changed.append(recorded) }
        }
    }

    /// The values that were set, for debugging.
    public var description: String {
        values.values.map { String(describing: $0) }.sorted().formatted(.list(type: .and))
    }

    /// Changes the environment; returns the keys set meanwhile that the runner must know.
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
