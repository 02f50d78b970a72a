public import CoreSpotlight

/// Finds entities, and gives them to the device's search again where that lost them.
///
/// No effect here: no host has a search, and nobody asks.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Gives some entities to the search.
    func reindexEntities(
        for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws
    /// Gives all entities to the search.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
