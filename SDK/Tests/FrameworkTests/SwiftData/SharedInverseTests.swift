import Foundation
import SwiftData
import Testing

@Model
private final class Yard {
    @Relationship(inverse: \Shrub.yard) var left: [Shrub] = []
    @Relationship(inverse: \Shrub.yard) var right: [Shrub] = []

    init() {}
}

@Model
private final class Shrub {
    var name: String
    var yard: Yard?

    init(_ name: String) { self.name = name }
}

@Suite("Lists of a model that share their inverse")
struct SharedInverseTests {
    @Test func `keep their objects apart, and in order`() throws {
        let container = try ModelContainer(
            for: Yard.self, Shrub.self,
            configurations: ModelConfiguration(UUID().uuidString, isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let yard = Yard()
        context.insert(yard)
        yard.left = ["fir", "ash"].map(Shrub.init)
        yard.right = ["yew"].map(Shrub.init)
        try context.save()
        let other = ModelContext(container)
        let found = try #require(try other.fetch(FetchDescriptor<Yard>()).first)
        #expect(found.left.map(\.name) == ["fir", "ash"])
        #expect(found.right.map(\.name) == ["yew"])
        #expect((found.left + found.right).allSatisfy { $0.yard === found })
    }
}
