import AppIntents
import Testing

@AppEntity(schema: .reminders.reminder)
private struct Note {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()

    let id = 1
    var tags: Set<String>

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(tags: Set<String>) { self.tags = tags }
}

private struct NoteQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Note] { [] }
}

private struct File: AppIntent {
    static let title: LocalizedStringResource = "File"
    @Parameter(title: "Tags", size: 2) var tags: Set<String>?

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("A set as an intent's value")
struct SetValueTests {
    @Test func `is stored sorted and read as a list is`() async throws {
        let tags: Set = ["home", "garden", "car"]
        let stored = try #require(tags._stored)
        #expect(stored == .string(#"["car","garden","home"]"#))
        #expect(try await Set<String>._value(of: stored) == tags)
        #expect(try await Set<Int>._value(of: .string("3, 1, x, 3")) == [1, 3])
    }

    @Test func `is a property of entities and a parameter`() throws {
        #expect(Note(tags: ["b", "a"]).tags == ["a", "b"])
        let parameter = try #require(File.declaredParameters.first)
        #expect(parameter.schema.isList)
        #expect(parameter.schema.count == 0...2)
    }
}
