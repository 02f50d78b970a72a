import RecordStore

/// The objects of a context by name, referenced weakly.
struct ObjectRegistry {
    private struct Entry {
        weak var object: NSManagedObject?
    }

    private var entries: [Record.Name: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    private var bound = 256

    var all: [NSManagedObject] { entries.values.compactMap(\.object) }

    subscript(name: Record.Name) -> NSManagedObject? {
        get { entries[name]?.object }
        set {
            entries[name] = newValue.map { Entry(object: $0) }
            guard entries.count > bound else { return }
            entries = entries.filter { $0.value.object != nil }
            bound = max(256, 2 * entries.count)
        }
    }
}
