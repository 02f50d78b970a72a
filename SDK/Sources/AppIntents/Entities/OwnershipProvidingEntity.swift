/// An entity that others may have, too.
///
/// No effect here: nobody is asked before something is deleted.
public protocol OwnershipProvidingEntity: AppEntity {
    /// Who has it besides the user.
    var ownership: EntityOwnership { get }
}

/// Who has an entity besides the user.
public struct EntityOwnership: OptionSet, Sendable {
    /// One bit for each of them.
    public let rawValue: Int

    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Those it is shared with.
    public static let shared = EntityOwnership(rawValue: 1 << 0)
    /// Everyone.
    public static let `public` = EntityOwnership(rawValue: 1 << 1)
}
