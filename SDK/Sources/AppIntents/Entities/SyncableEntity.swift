/// An entity whose identifier is the same on all of a user's devices.
///
/// No effect here: there is one device.
public protocol SyncableEntity: AppEntity {}

/// An identifier of a device, beside the one that all devices share.
public struct SyncableEntityIdentifier<Local, Stable>: Hashable, Sendable
where
    Local: EntityIdentifierConvertible & Hashable & Sendable,
    Stable: EntityIdentifierConvertible & Hashable & Sendable
{
    /// The device's identifier.
    public let local: Local?
    /// The identifier that all devices share.
    public let stable: Stable

    /// Identifies an entity here and elsewhere.
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
    /// Identifies an entity that has one identifier.
    public init(id: Local) { self.init(local: id, stable: id) }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible {
    /// The shared identifier's text.
    public var entityIdentifierString: String { stable.entityIdentifierString }

    /// The identifier that a text is of, which is the shared one alone.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        Stable.entityIdentifier(for: entityIdentifierString).map { Self(stable: $0) }
    }
}
