public import Combine

/// An object that a view owns.
///
/// Differs from Apple: it lasts while an entry is drawn, and the next entry starts anew.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private var owner: Owner

    private final class Owner {
        private let make: () -> ObjectType
        lazy var object = make()

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    /// Creates the object at first use.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        owner = Owner(thunk)
    }

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { owner.object }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }
}

extension StateObject {
    /// Binds the property to the object that is kept for the view.
    @MainActor public mutating func _bind(inputs: _PropertyInputs) {
        owner = inputs.memory.object(at: inputs.place) { owner }
    }
}
