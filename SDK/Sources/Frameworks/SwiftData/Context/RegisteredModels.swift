import RecordStore

/// The objects of a context that are still referenced.
struct RegisteredModels {
    private struct Reference {
        weak var model: (any PersistentModel)?
    }

    private var references: [Record.Name: Reference] = [:]
    private var limit = 1024

    /// The object with a name.
    subscript(name: Record.Name) -> (any PersistentModel)? {
        get { references[name]?.model }
        set {
            references[name] = newValue.map(Reference.init)
            guard references.count > limit else { return }
            references = references.filter { $0.value.model != nil }
            limit = max(1024, 2 * references.count)
        }
    }

    /// The objects.
    var all: [any PersistentModel] { references.values.compactMap(\.model) }
}
