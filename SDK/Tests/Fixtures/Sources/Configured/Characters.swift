import AppIntents
import SwiftUI
import WidgetKit

struct CharacterDetail: AppEntity {
    let id: String
    let avatar: String
    let healthLevel: Double
    let isAvailable = true

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Character"
    static var defaultQuery = CharacterQuery()

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(avatar) \(id)")
    }

    static let allCharacters: [CharacterDetail] = [
        CharacterDetail(id: "Power Panda", avatar: "🐼", healthLevel: 0.14),
        CharacterDetail(id: "Unipony", avatar: "🦄", healthLevel: 0.67),
        CharacterDetail(id: "Spouty", avatar: "🐳", healthLevel: 0.83),
    ]
}

struct CharacterQuery: EntityQuery {
    func entities(for identifiers: [CharacterDetail.ID]) async throws -> [CharacterDetail] {
        CharacterDetail.allCharacters.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [CharacterDetail] {
        CharacterDetail.allCharacters.filter { $0.isAvailable }
    }

    func defaultResult() async -> CharacterDetail? {
        try? await suggestedEntities().first
    }
}

struct WeakerQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [CharacterDetail] {
        CharacterDetail.allCharacters.filter { $0.healthLevel < 0.5 }
    }

    func entities(for identifiers: [CharacterDetail.ID]) async throws -> [CharacterDetail] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

enum Unit: String, AppEnum {
    case percent, points

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static var caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
        .percent: "Percent",
        .points: DisplayRepresentation(title: "Points", subtitle: "Of a hundred"),
    ]
}

struct SelectCharacterIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Select Character"
    static var description = IntentDescription("Selects the character to display information for.")

    @Parameter(title: "Character")
    var character: CharacterDetail

    @Parameter(title: "Rival", description: "Whom to beat")
    var rival: CharacterDetail?

    @Parameter(title: "Unit", default: .percent)
    var unit: Unit

    @Parameter(title: "Digits", default: 0, controlStyle: .stepper, inclusiveRange: (0, 3))
    var digits: Int

    @Parameter(title: "Shows Name", default: true)
    var showsName: Bool

    @Parameter(title: "Friends", default: [], size: [.systemSmall: 1, .systemMedium: 2])
    var friends: [CharacterDetail]

    @Parameter(title: "Foes", default: [], size: [.systemSmall: 1], query: WeakerQuery())
    var foes: [CharacterDetail]

    init(character: CharacterDetail) {
        self.character = character
    }

    init() {}

    static var parameterSummary: some ParameterSummary {
        When(\.$showsName, .equalTo, true) {
            Summary("Show \(\.$character) in \(\.$unit)") {
                \.$digits
                \.$rival
            }
        } otherwise: {
            Switch(\.$unit) {
                Case(.points) { Summary("Show \(\.$character) in \(\.$unit)") }
                DefaultCase { Summary() }
            }
        }
    }
}

struct CharacterEntry: TimelineEntry {
    let date: Date
    let detail: CharacterDetail
    var lines: [String] = []
}

@MainActor
struct CharacterProvider: @preconcurrency AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CharacterEntry {
        CharacterEntry(date: Date(), detail: CharacterDetail.allCharacters[0])
    }

    func snapshot(for configuration: SelectCharacterIntent, in context: Context) async
        -> CharacterEntry
    {
        CharacterEntry(date: Date(), detail: configuration.character)
    }

    func timeline(for configuration: SelectCharacterIntent, in context: Context) async -> Timeline<
        CharacterEntry
    > {
        let lines = [
            "rival \(configuration.rival?.id ?? "none")", "digits \(configuration.digits)",
            "unit \(configuration.unit.rawValue)", "name \(configuration.showsName)",
            "friends \(configuration.friends.map(\.id).joined(separator: "+"))",
            Thread.isMainThread ? "main" : "other",
        ]
        let entry = CharacterEntry(date: Date(), detail: configuration.character, lines: lines)
        return Timeline(entries: [entry], policy: .never)
    }

    func recommendations() -> [AppIntentRecommendation<SelectCharacterIntent>] {
        CharacterDetail.allCharacters.map { character in
            AppIntentRecommendation(
                intent: SelectCharacterIntent(character: character), description: character.id)
        }
    }
}

struct Characters: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Characters", intent: SelectCharacterIntent.self, provider: CharacterProvider()
        ) { entry in
            VStack {
                Text(verbatim: entry.detail.id)
                ForEach(entry.lines, id: \.self) { Text(verbatim: $0) }
            }
        }
        .configurationDisplayName("Character Details")
        .supportedFamilies([.systemSmall])
    }
}
