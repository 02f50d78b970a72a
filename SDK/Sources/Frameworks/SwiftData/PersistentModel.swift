public import Observation

/// An object of a store, as `@Model` makes classes.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The name by which the store knows the object.
    var persistentModelID: PersistentIdentifier { get }
}

extension PersistentModel {
    /// The name by which the store knows the object: here the object itself.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(
            object: UInt(bitPattern: ObjectIdentifier(self)), entityName: "\(Self.self)")
    }

    /// The name by which the store knows the object.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that has the object.
    public var modelContext: ModelContext? { nil }

    /// Whether a context deleted the object.
    public var isDeleted: Bool { DeletedModels.shared.contains(self) }

    /// Whether the object has values that are not saved.
    ///
    /// Differs from Apple: never, because a change needs no save.
    public var hasChanges: Bool { false }

    /// Whether both are the same object.
    public static func == (first: Self, second: Self) -> Bool { first === second }

    /// Adds what tells the object from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The name by which a store knows an object.
///
/// Differs from Apple: like the objects, it means something in this process only, also where it was written down.
public struct PersistentIdentifier: Hashable, Codable, Sendable {
    let object: UInt
    /// The object's class.
    public let entityName: String
}
