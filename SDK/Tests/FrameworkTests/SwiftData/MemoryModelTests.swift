import Foundation
import SwiftData
import Testing

@Suite("A model container in memory")
struct MemoryModelTests {
    @Model
    fileprivate final class Trip {
        var name: String

        init(_ name: String) { self.name = name }
    }

    @Test @MainActor func `shares its saved objects with other contexts`() throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for name in ["b", "a", "c"] { container.mainContext.insert(Trip(name)) }
        let wanted = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.name != "c" }, sortBy: [SortDescriptor(\.name)])
        #expect(try container.mainContext.fetch(wanted).map(\.name) == ["a", "b"])

        try container.mainContext.save()
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 3)
    }
}
