public import Combine

/// An object that a view around set.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object of this type; a view around must set one.
    nonisolated public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "A view reads a \(ObjectType.self) from the environment, which has none; set one "
                    + "with .environmentObject(_:) on a view around it.")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject {
    /// Binds the property to the object in the environment.
    public mutating func _bind(inputs: _PropertyInputs) {
        object = inputs.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    }
}

extension View {
    /// Sets the object of its type that this view and the views inside it read.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        // Sound: the modifier runs on the main actor.
        nonisolated(unsafe) let object = object
        return modifier(
            _EnvironmentModifier { $0.objects[ObjectIdentifier(T.self)] = object })
    }
}
