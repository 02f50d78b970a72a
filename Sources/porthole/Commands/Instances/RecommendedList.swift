import WidgetHost

/// The configurations that a widget recommends, by their numbers or descriptions.
struct RecommendedList {
    let kind: String
    let all: [Recommendation]

    /// Asks a widget's plugin for its recommendations.
    init(of kind: String, in host: WidgetHost) async throws(HostError) {
        self.kind = kind
        all = try await host.recommendations(for: kind)
    }

    /// The recommendation with this number or description, ignoring case.
    func recommendation(named name: String) throws(CommandError) -> Recommendation {
        if let found = find(name) { return found }
        let offered = all.enumerated().map { "\($0 + 1) (\($1.description))" }
        throw CommandError(
            "The widget '\(kind)' recommends no '\(name)'; it recommends "
                + (offered.isEmpty ? "nothing." : offered.joined(separator: ", ") + "."))
    }

    /// Like ``recommendation(named:)``, but nil when there is none.
    func find(_ name: String) -> Recommendation? {
        let folded = name.lowercased()
        if let named = all.first(where: { $0.description == name })
            ?? all.first(where: { $0.description.lowercased() == folded })
        {
            return named
        }
        guard let number = Int(name), all.indices.contains(number - 1) else { return nil }
        return all[number - 1]
    }

    /// The recommendations with their numbers and settings, in columns.
    func lines() -> [String] {
        let rows = all.enumerated().map { index, recommendation in
            let number = "\(index + 1)"
            return [
                String(repeating: " ", count: max(0, 4 - number.count)) + number,
                recommendation.description,
                recommendation.configuration.settings.joined(separator: " "),
            ]
        }
        return rows.isEmpty ? [] : Table(rows: rows).lines()
    }
}
