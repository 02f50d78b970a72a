/// An entity with the same identifier on all devices of a user.
///
/// No effect here: there is a single device.
public protocol SyncableEntity: AppEntity {}

/// A local identifier together with one that all devices share.
public struct SyncableEntityIdentifier<Local, Stable>: Hashable, Sendable
where
    Local: EntityIdentifierConvertible & Hashable & Sendable,
    Stable: EntityIdentifierConvertible & Hashable & Sendable
{
    /// The local identifier.
    public let local: Local?
    /// The shared identifier.
    public let stable: Stable

    /// Creates an identifier from its two parts.
    public init(local: Local, stable: Stable) {
        self.local = local
        self.stable = stable
    }

    private init(stable: Stable) {
        local = nil
        self.stable = stable
    }
}

extension SyncableEntityIdentifier where Local == Stable {
    /// Creates an identifier whose parts are equal.
    public init(id: Local) { self.init(local: id, stable: id) }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible {
    /// The shared identifier as a string.
    public var entityIdentifierString: String { stable.entityIdentifierString }

    /// Returns the identifier from a string, with the shared part only.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        Stable.entityIdentifier(for: entityIdentifierString).map { Self(stable: $0) }
    }
}
