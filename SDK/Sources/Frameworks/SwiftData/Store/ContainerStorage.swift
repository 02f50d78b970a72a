import Foundation

extension ModelContainer {
    /// What a container and its contexts have in common.
    final class Storage: Sendable {
        let schema: Schema
        let configurations: Set<ModelConfiguration>
        let store: ModelStore
        let name: String
        let allowsSave: Bool
        /// The classes of the schema, and those they refer to, by their names.
        let entities: [String: Entity]

        init(_ schema: Schema, _ configurations: [ModelConfiguration]) throws {
            let place = configurations.first ?? ModelConfiguration()
            self.schema = schema
            self.configurations = configurations.isEmpty ? [place] : Set(configurations)
            name = place.name
            allowsSave = place.allowsSave
            store = try place.opened()
            entities = Self.entities(of: schema.types)
        }

        /// A store without objects or classes.
        static var empty: Storage {
            do {
                return try Storage(Schema([]), [ModelConfiguration(isStoredInMemoryOnly: true)])
            } catch {
                fatalError("A store in memory cannot be made: \(error)")
            }
        }

        /// The names of a class and those that inherit from it, in a fixed order.
        func names(of entity: Entity) -> [String] {
            [entity.name]
                + entities.values.filter { $0 !== entity && $0.inherits(from: entity) }
                .map(\.name).sorted()
        }

        private static func entities(of types: [any PersistentModel.Type]) -> [String: Entity] {
            var entities: [String: Entity] = [:]
            var waiting = types
            while let type = waiting.popLast() {
                let entity = Entity.of(type)
                guard entities[entity.name] == nil else { continue }
                entities[entity.name] = entity
                waiting += entity.properties.compactMap { $0.relationship?.destination }
            }
            return entities
        }
    }
}
