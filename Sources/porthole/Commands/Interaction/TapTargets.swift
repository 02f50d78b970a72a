import WidgetHost

/// The targets of one view, by the names that users give them.
struct TapTargets {
    /// The least number of characters of an id that tables show.
    private static let leastDigits = 4
    /// The greatest number of targets that a message lists.
    private static let listedTargets = 20

    let all: [TapTarget]

    /// The shortest beginning of an id that no other id has.
    func shortID(of target: TapTarget) -> String {
        let others = all.map(\.id).filter { $0 != target.id }
        guard target.id != TapTarget.wholeWidget, target.id.count > Self.leastDigits else {
            return target.id
        }
        return (Self.leastDigits..<target.id.count).lazy.map { String(target.id.prefix($0)) }
            .first { short in !others.contains { $0.hasPrefix(short) } } ?? target.id
    }

    /// The target with this id, or the only one with this label, intent or beginning of an id.
    ///
    /// Labels go before intents, which name buttons that show only a picture.
    func target(named name: String) throws(CommandError) -> TapTarget? {
        if let target = all.first(where: { $0.id == name }) { return target }
        let name = name.lowercased()
        let ways: [(TapTarget) -> Bool] = [
            { $0.label.lowercased() == name },
            { $0.intent?.lowercased() == name },
            { name.count >= Self.leastDigits && $0.id.hasPrefix(name) },
        ]
        let found = ways.lazy.map { all.filter($0) }.first { !$0.isEmpty } ?? []
        guard found.count < 2 else {
            throw CommandError(
                "'\(name)' names several actions; give an id: "
                    + found.map { shortID(of: $0) }.listed(upTo: Self.listedTargets) + ".")
        }
        return found.first
    }

    /// The names to choose from, for a message.
    var names: String {
        all.map { target in
            let words = target.label.isEmpty ? target.intent : target.label
            return shortID(of: target) + (words.map { " (\($0))" } ?? "")
        }.listed(upTo: Self.listedTargets)
    }
}

extension TapTarget {
    /// The intent that a press performs; nil for a link.
    fileprivate var intent: String? {
        if case .action(let action, _) = effect { action.intent } else { nil }
    }
}
