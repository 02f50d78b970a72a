/// An entity that may be shared with others.
///
/// No effect here: users are not asked before something is deleted.
public protocol OwnershipProvidingEntity: AppEntity {
    /// The ownership of the entity.
    var ownership: EntityOwnership { get }
}

/// The ownership of an entity.
public struct EntityOwnership: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shared with some people.
    public static let shared = EntityOwnership(rawValue: 1 << 0)
    /// Public.
    public static let `public` = EntityOwnership(rawValue: 1 << 1)
}
