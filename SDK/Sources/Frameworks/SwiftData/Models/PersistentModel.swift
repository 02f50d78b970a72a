public import Observation

/// An object of a store, as `@Model` makes classes.
///
/// Differs from Apple: what an object keeps its values in is the SDK's own and no `BackingData` of
/// an author's.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The properties that a store keeps.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The object's values: one piece for the class, and one for each that it inherits from.
    var _$levels: [_ModelValues] { get }

    /// Makes an object whose values a store has.
    init(backingData: _BackingData)
}

extension PersistentModel {
    var state: ModelState { .of(self) }

    /// The name by which its store knows the object, in this process and in others.
    ///
    /// It stays the same, unless a save finds that a unique object takes the place of another.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(state.name) }

    /// The name by which the store knows the object.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that has the object; nil before it is inserted and once its deletion is saved.
    public var modelContext: ModelContext? { state.context }

    /// Whether a context deleted the object.
    public var isDeleted: Bool { state.isDeleted }

    /// Whether the object has values that are not saved.
    public var hasChanges: Bool { state.context?.hasChanges(in: state) ?? false }

    /// Tells observers that a property is read, for properties that `@Model` does not make.
    public func access<Member>(keyPath: KeyPath<Self, Member>) {
        state.registrar.access(self, keyPath: keyPath)
    }

    /// Tells observers that `mutation` changes a property, for properties that `@Model` does not
    /// make.
    public func withMutation<Member, Result>(
        keyPath: KeyPath<Self, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        try state.registrar.withMutation(of: self, keyPath: keyPath, mutation)
    }

    /// Whether both are the same object.
    public static func == (first: Self, second: Self) -> Bool { first === second }

    /// Adds what tells the object from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
