import Foundation
import RecordStore

/// The names of the objects that a relationship refers to: each once, in order.
struct RelatedNames: Equatable {
    /// The collection type returned to the author.
    enum Form: String, Codable {
        case one
        case set
        case list
    }

    let form: Form
    private(set) var all: [Record.Name] = []
    private var members: Set<Record.Name> = []

    init(_ form: Form, _ names: some Sequence<Record.Name> = []) {
        self.form = form
        for name in names { append(name) }
    }

    /// Creates the names of a described relationship.
    init(of relationship: NSRelationshipDescription, _ names: some Sequence<Record.Name> = []) {
        self.init(
            relationship.isToMany ? (relationship.isOrdered ? .list : .set) : .one, names)
    }

    func contains(_ name: Record.Name) -> Bool { members.contains(name) }

    mutating func append(_ name: Record.Name) {
        if members.insert(name).inserted { all.append(name) }
    }

    mutating func remove(_ name: Record.Name) {
        if members.remove(name) != nil { all.removeAll { $0 == name } }
    }

    mutating func removeAll() {
        all = []
        members = []
    }

    static func == (first: RelatedNames, second: RelatedNames) -> Bool {
        first.form == .set ? first.members == second.members : first.all == second.all
    }

    /// Merges the changes made here since `base` into the names saved by others.
    func merged(into theirs: RelatedNames, since base: RelatedNames) -> RelatedNames {
        var merged = theirs
        for name in base.all where !contains(name) { merged.remove(name) }
        for name in all where !base.contains(name) { merged.append(name) }
        return merged
    }
}
