import WidgetHost

/// What can be pressed in one view, by the names users give it.
struct TapTargets {
    /// The fewest digits of an id that tables show.
    private static let leastDigits = 4

    let all: [TapTarget]

    /// An id cut off where it still is the only one that begins so.
    func shortID(of target: TapTarget) -> String {
        let others = all.map(\.id).filter { $0 != target.id }
        guard target.id != TapTarget.wholeWidget, target.id.count > Self.leastDigits else {
            return target.id
        }
        return (Self.leastDigits..<target.id.count).lazy.map { String(target.id.prefix($0)) }
            .first { short in !others.contains { $0.hasPrefix(short) } } ?? target.id
    }

    /// The target with this id, the only one whose id begins so, or the only one with this label.
    func target(named name: String) throws(CommandError) -> TapTarget? {
        if let target = all.first(where: { $0.id == name }) { return target }
        let name = name.lowercased()
        let labelled = all.filter { $0.label.lowercased() == name }
        let found =
            labelled.isEmpty && name.count >= Self.leastDigits
            ? all.filter { $0.id.hasPrefix(name) } : labelled
        guard found.count < 2 else {
            throw CommandError(
                "'\(name)' names several actions: "
                    + found.map { shortID(of: $0) }.joined(separator: ", "))
        }
        return found.first
    }

    /// What there is to choose from, for a message.
    var names: String {
        all.map { target in
            target.label.isEmpty
                ? shortID(of: target) : "\(shortID(of: target)) (\(target.label))"
        }.joined(separator: ", ")
    }
}
