import AppIntents
import SwiftData

@Model
final class Visit {
    @Attribute(.unique) var place: String
    var times = 0

    init(place: String) { self.place = place }
}

enum Visits {
    static let container = try? ModelContainer(for: Visit.self)
}

/// Counts in a store, which saves by itself.
struct CountVisitIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Visit"

    @Parameter(title: "Place", optionsProvider: KnownPlaces()) var place: String

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let context = Visits.container?.mainContext else {
            return .result(dialog: "No store")
        }
        let place = place
        let known = try context.fetch(
            FetchDescriptor<Visit>(predicate: #Predicate { $0.place == place }))
        let visit = known.first ?? Visit(place: place)
        context.insert(visit)
        visit.times += 1
        return .result(dialog: "\(visit.times) of \(visit.place)")
    }
}

/// Remembers how often it was asked.
struct KnownPlaces: DynamicOptionsProvider {
    func results() async throws -> [String] {
        let times = group.integer(forKey: "asked") + 1
        group.set(times, forKey: "asked")
        return ["Place \(times)"]
    }
}
