/// Objects to be saved, in the order in which they were added.
struct PendingModels {
    private var places: [ObjectIdentifier: Int] = [:]
    private var models: [Int: any PersistentModel] = [:]
    private var next = 0

    var isEmpty: Bool { models.isEmpty }

    /// The objects.
    var all: [any PersistentModel] { models.sorted { $0.key < $1.key }.map(\.value) }

    func contains(_ model: any PersistentModel) -> Bool { places[ObjectIdentifier(model)] != nil }

    mutating func add(_ model: any PersistentModel) {
        guard !contains(model) else { return }
        places[ObjectIdentifier(model)] = next
        models[next] = model
        next += 1
    }

    /// Removes an object; returns whether it was present.
    @discardableResult
    mutating func remove(_ model: any PersistentModel) -> Bool {
        guard let place = places.removeValue(forKey: ObjectIdentifier(model)) else { return false }
        return models.removeValue(forKey: place) != nil
    }
}
