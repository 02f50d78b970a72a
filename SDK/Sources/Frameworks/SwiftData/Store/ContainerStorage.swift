import Foundation

extension ModelContainer {
    /// The state shared by a container and its contexts.
    final class Storage: Sendable {
        let schema: Schema
        let configurations: Set<ModelConfiguration>
        let stores: ModelStores
        /// The classes of the schema, and those they refer to, by their names.
        let entities: [String: Entity]

        init(_ schema: Schema, _ configurations: [ModelConfiguration]) throws {
            let places = configurations.isEmpty ? [ModelConfiguration()] : configurations
            self.schema = schema
            self.configurations = Set(places)
            stores = try ModelStores(places)
            entities = Entity.all(schema.types)
        }

        /// Another version's classes for the stores of a container.
        init(_ schema: Schema, sharing other: Storage) {
            self.schema = schema
            configurations = other.configurations
            stores = other.stores
            entities = Entity.all(schema.types)
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
    }
}
