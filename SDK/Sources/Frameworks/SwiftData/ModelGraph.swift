/// The objects that an object refers to.
enum ModelGraph {
    /// An object and, each once, those it reaches through its properties.
    static func reached(from model: any PersistentModel) -> [any PersistentModel] {
        var (found, seen): ([any PersistentModel], Set<ObjectIdentifier>) = ([], [])
        var waiting = [model]
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            found.append(next)
            for child in Mirror(reflecting: next).children.reversed() {
                waiting += models(in: child.value)
            }
        }
        return found
    }

    private static func models(in value: Any) -> [any PersistentModel] {
        if let model = value as? any PersistentModel { return [model] }
        guard let some = Mirror(reflecting: value).displayStyle else { return [] }
        switch some {
        case .optional, .collection, .set:
            return Mirror(reflecting: value).children.flatMap { models(in: $0.value) }
        default: return []
        }
    }
}
