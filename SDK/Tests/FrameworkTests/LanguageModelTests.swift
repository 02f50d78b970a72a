import Foundation
import FoundationModels
import Testing

@Generable(description: "A journey")
struct Outing: Equatable {
    @Guide(description: "Its title, short")
    var title: String
    @Guide(description: "Days, one by one", .count(1...3))
    let days: [Day]
    var note: String?
    @Guide(description: "How dear it is", .range(1...5))
    var stars: Int
    var kind: Temper

    var isLong: Bool { days.count > 2 }

    @Generable
    struct Day: Equatable {
        var id: GenerationID
        @Guide(.anyOf(["sun", "rain"]))
        var sky: String
        @Guide(description: "A code", /[a-z]+/)
        var code: String
    }
}

@Generable
enum Temper: String, CaseIterable {
    case calm, wild = "so wild"
}

@Generable
struct Bough {
    var name: String
    var branches: [Bough]
}

private struct Search: Tool {
    let description = "Searches"

    @Generable
    struct Arguments {
        @Guide(description: "How many", .range(1...10))
        var count: Int
    }

    func call(arguments: Arguments) async throws -> String { "\(arguments.count) found" }
}

@Suite("A language model")
struct LanguageModelTests {
    private let json = """
        {"title": "North", "days": [{"sky": "sun", "code": "ab"}], "stars": 4, "kind": "so wild"}
        """

    @Test func `is none, and says so before and after`() async throws {
        let model = SystemLanguageModel.default
        #expect(model.availability == .unavailable(.deviceNotEligible))
        #expect(!model.isAvailable)
        let session = LanguageModelSession(tools: [Search()]) {
            "Be kind."
            if model.isAvailable { "Be quick." }
        }
        #expect(session.transcript.map(\.description) == ["Be kind."])
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "Who?")
        }
        do {
            let answer = try await session.respond(to: "Who?", generating: Outing.self)
            Issue.record("answered \(answer.content.title)")
        } catch LanguageModelSession.GenerationError.assetsUnavailable(let context) {
            #expect(context.debugDescription == "There is no language model on this device.")
        }
        var snapshots = 0
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await part in session.streamResponse(
                generating: Outing.self,
                prompt: {
                    "Where to?"
                    Temper.wild
                })
            {
                _ = part.content.title
                snapshots += 1
            }
        }
        #expect(snapshots == 0)
    }

    @Test func `would get the schema of a type`() {
        #expect(
            Outing.Day.generationSchema.debugDescription == """
                {"title": "Day", "type": "object", "properties": {"sky": {"type": "string", \
                "enum": ["sun", "rain"]}, "code": {"type": "string", "description": "A code"}}, \
                "required": ["sky", "code"], "additionalProperties": false, \
                "x-order": ["sky", "code"]}
                """)
        let schema = Outing.generationSchema.debugDescription
        #expect(schema.hasPrefix(#"{"title": "Outing", "description": "A journey", "#))
        #expect(
            schema.contains(
                ##""days": {"type": "array", "items": {"$ref": "#/$defs/Day"}, "minItems": 1, "maxItems": 3, "##
            ))
        #expect(schema.contains(#""minimum": 1, "maximum": 5"#))
        #expect(schema.contains(#""required": ["title", "days", "stars", "kind"]"#))
        #expect(schema.contains(#""enum": ["calm", "so wild"]"#))
        #expect(
            Bough.generationSchema.debugDescription.contains(
                ##""branches": {"type": "array", "items": {"$ref": "#/$defs/Bough"}}"##))
        #expect(Search().parameters.debugDescription.contains("How many"))
        #expect(Search().name == "Search")
    }

    @Test func `would answer in content, which types read and write`() throws {
        let journey = try Outing(GeneratedContent(json: json))
        #expect(journey.title == "North")
        #expect(journey.days.map(\.sky) == ["sun"])
        #expect(journey.note == nil)
        #expect(journey.stars == 4)
        #expect(journey.kind == .wild)
        #expect(journey.generatedContent.jsonString == json)
        #expect(try Outing(journey.generatedContent) == journey)
        #expect(
            Outing(title: "A", days: [], note: "B", stars: 1, kind: .calm).generatedContent
                .jsonString
                == #"{"title": "A", "days": [], "note": "B", "stars": 1, "kind": "calm"}"#)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try Outing(GeneratedContent(json: #"{"title": "North"}"#))
        }
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try Temper(GeneratedContent("wild"))
        }
    }

    @Test func `would answer bit by bit`() throws {
        for end in json.indices.dropFirst() {
            let part = try GeneratedContent(json: String(json[..<end]))
            #expect(!part.isComplete)
            if case .structure(let properties, _) = part.kind, properties["kind"] != nil {
                continue
            }
            _ = try Outing.PartiallyGenerated(part)
        }
        let part = try Outing.PartiallyGenerated(
            GeneratedContent(json: #"{"title": "North", "days": [{"sky": "su"#))
        #expect(part.title == "North")
        #expect(part.days?.first?.sky == "su")
        #expect(part.days?.first?.code == nil)
        #expect(part.stars == nil)
        #expect(try GeneratedContent(json: json).isComplete)
        for broken in ["", "{]", "{\"a\" 1}", "[1 2]", "nil", "[\"\\x\"]", "1}"] {
            #expect(throws: LanguageModelSession.GenerationError.self, "\(broken)") {
                try GeneratedContent(json: broken)
            }
        }
        let deep = String(repeating: "[", count: 10_000)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try GeneratedContent(json: deep)
        }
    }

    @Test func `would get schemas that are made at run time`() throws {
        let menu = DynamicGenerationSchema(
            name: "Menu",
            properties: [
                .init(name: "soup", schema: .init(name: "Soup", anyOf: ["pea", "leek"])),
                .init(
                    name: "dishes",
                    schema: .init(arrayOf: .init(referenceTo: "Dish"), maximumElements: 2),
                    isOptional: true),
            ])
        let dish = DynamicGenerationSchema(
            name: "Dish", properties: [.init(name: "price", schema: .init(type: Int.self))])
        let schema = try GenerationSchema(root: menu, dependencies: [dish]).debugDescription
        #expect(schema.contains(##""items": {"$ref": "#/$defs/Dish"}, "maxItems": 2"##))
        #expect(schema.contains(#""Dish": {"title": "Dish", "type": "object", "#))
        #expect(schema.contains(#""required": ["soup"]"#))
        #expect(throws: GenerationSchema.SchemaError.self) {
            try GenerationSchema(root: menu, dependencies: [])
        }
        #expect(throws: GenerationSchema.SchemaError.self) {
            try GenerationSchema(root: menu, dependencies: [dish, dish])
        }
    }
}
