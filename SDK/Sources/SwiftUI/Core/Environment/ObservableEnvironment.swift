public import Observation

extension Environment {
    /// Reads the observable object of a type; it must be in the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        self.init { environment in
            guard let object = environment.objects[ObjectIdentifier(objectType)] as? Value else {
                fatalError(
                    "A view reads a \(objectType) from the environment, which has none; set one "
                        + "with .environment(_:) on a view around it.")
            }
            return object
        }
    }

    /// Reads the observable object of a type if it is in the environment.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init { $0.objects[ObjectIdentifier(objectType)] as? T }
    }
}

extension View {
    /// Sets the object of its type that this view and the views inside it read.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { $0.objects[ObjectIdentifier(T.self)] = object })
    }
}

extension EnvironmentValues {
    private struct ObjectsKey: EnvironmentKey {
        static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
    }

    var objects: [ObjectIdentifier: AnyObject] {
        get { self[ObjectsKey.self] }
        set { self[ObjectsKey.self] = newValue }
    }
}
