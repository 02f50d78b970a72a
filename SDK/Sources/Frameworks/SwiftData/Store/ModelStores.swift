import RecordStore

/// The stores of a container, one for each of its configurations.
///
/// An object is in the store of the first configuration that lists its class, else of the first
/// whose classes refer to it, else of the first.
final class ModelStores: Sendable {
    /// A store with its configuration.
    struct Place {
        let configuration: ModelConfiguration
        let store: ModelStore
    }

    let places: [Place]
    /// The places of classes that are not in the first.
    private let indexes: [String: Int]

    /// Opens the stores of configurations, of which there is at least one.
    init(_ configurations: [ModelConfiguration]) throws {
        places = try configurations.map { Place(configuration: $0, store: try $0.opened()) }
        var indexes: [String: Int] = [:]
        if configurations.count > 1 {
            let listed = configurations.map { $0.schema?.types ?? [] }
            let names = listed.map { $0.map { Entity.of($0).name } }
            let related = listed.map { Array(Entity.all($0).keys) }
            for (index, names) in Array(names.enumerated()) + Array(related.enumerated()) {
                for name in names where indexes[name] == nil { indexes[name] = index }
            }
        }
        self.indexes = indexes
    }

    /// Returns the index of the place of an entity's objects.
    func index(of entity: String) -> Int { indexes[entity] ?? 0 }

    private func store(of entity: String) -> ModelStore { places[index(of: entity)].store }

    /// Reads what others saved; returns the number of saves so far.
    @discardableResult
    func refresh() throws -> Int64 { try places.reduce(0) { $0 + (try $1.store.refresh()) } }

    /// The objects of entities, in the order in which they were made, each entity's by itself.
    func rows(of entities: [String]) -> [ModelStore.Row] {
        entities.flatMap { store(of: $0).rows(of: [$0]) }
    }

    /// Returns the object with a name, or `nil`.
    func row(_ name: Record.Name) -> ModelStore.Row? { store(of: name.entity).row(name) }

    /// The objects whose properties have the values of a key.
    func names(_ subject: RowIndex.Subject, key: String) -> [Record.Name] {
        Set(subject.entities.map(index)).sorted().flatMap {
            places[$0].store.names(subject, key: key)
        }
    }

    /// Deletes all objects.
    func removeAll() throws { for place in places { try place.store.removeAll() } }
}
