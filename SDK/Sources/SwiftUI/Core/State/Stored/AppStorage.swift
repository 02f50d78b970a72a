public import Foundation

/// A value of the user defaults.
///
/// The value is read on access; setting it, for example in an intent, stores it in the defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private var store: UserDefaults?
    private let read: (UserDefaults, String) -> Value
    private let write: (UserDefaults, String, Value) -> Void

    init(
        _ key: String, _ store: UserDefaults?,
        read: @escaping (UserDefaults, String) -> Value,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        self.key = key
        self.store = store
        self.read = read
        self.write = write
    }

    /// The value.
    public var wrappedValue: Value {
        get { read(store ?? .standard, key) }
        nonmutating set { write(store ?? .standard, key, newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 })
    }
}

extension AppStorage {
    /// Binds the property to the view's store, unless it has its own.
    public mutating func _bind(inputs: _PropertyInputs) {
        store = store ?? inputs.environment.defaultAppStorage
    }
}

extension EnvironmentValues {
    private struct DefaultAppStorageKey: EnvironmentKey {
        static var defaultValue: UserDefaults? { nil }
    }

    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the user defaults that `@AppStorage` in the view uses if it names none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        // Sound: `UserDefaults` may be used on any thread.
        nonisolated(unsafe) let store = store
        return modifier(_EnvironmentModifier { $0.defaultAppStorage = store })
    }
}
