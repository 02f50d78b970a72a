import AppIntents

extension Hero: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Character"
    static let defaultQuery = HeroQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(avatar) \(name)", subtitle: "\(calling), level \(level)")
    }
}

/// Finds the characters of the saved game.
struct HeroQuery: EntityQuery {
    func entities(for identifiers: [Hero.ID]) async throws -> [Hero] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Hero] {
        GameStore().game().characters
    }

    func defaultResult() async -> Hero? {
        try? await suggestedEntities().first
    }
}
