public import CoreSpotlight

/// A query that can index its entities again.
///
/// No effect here: hosts have no search and never ask for it.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Indexes some entities again.
    func reindexEntities(
        for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws
    /// Indexes all entities again.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
