import AppIntents
import SwiftUI
import WidgetKit

// Choices that depend on each other, in sections, found by typing.

struct City: AppEntity, Hashable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
    static let defaultQuery = CityQuery()

    var id: Int
    var name: String

    var displayRepresentation: DisplayRepresentation {
        .init(
            title: "\(name)", subtitle: "A city",
            image: .init(systemName: "building.2", isTemplate: true))
    }

    static let all = [City(id: 1, name: "Bern"), City(id: 2, name: "Oslo")]
}

struct CityQuery: EntityStringQuery, EnumerableEntityQuery {
    func allEntities() async throws -> [City] { City.all }

    func entities(matching string: String) async throws -> [City] {
        City.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func defaultResult() async -> City? { City.all.last }
}

struct Station: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Station" }
    static var typeDisplayName: LocalizedStringResource { "Station" }
    static var defaultQuery = StationQuery()

    let id: String
    @Property(title: "Platforms") var platforms: Int
    @Property var note: String?

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String, platforms: Int) {
        self.id = id
        self.platforms = platforms
    }
}

struct StationQuery: EntityQuery, EntityStringQuery {
    typealias Entity = Station

    @IntentParameterDependency<StationIntent>(\.$city) var intent

    func entities(for identifiers: [Station.ID]) async throws -> [Station] {
        identifiers.map { Station(id: $0, platforms: 2) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<Station> {
        try await suggestedEntities()
    }

    func suggestedEntities() async throws -> IntentItemCollection<Station> {
        guard let city = intent?.city else { return .empty }
        return ItemCollection(sections: [
            ItemSection("Near", items: [Station(id: "\(city.name) Main", platforms: 9)]),
            .init(
                "Far",
                items: [.init(Station(id: "\(city.name) Airport", platforms: 2), title: "Airport")]),
        ])
    }

    func defaultResult() async -> Station? {
        intent.map { Station(id: "\($0.city.name) Main", platforms: 9) }
    }
}

struct PlatformOptions: DynamicOptionsProvider {
    @IntentParameterDependency<StationIntent>(\.$station, \.$city) private var settings

    func results() async throws -> [Int] { Array(1...(settings?.station.platforms ?? 1)) }

    func defaultResult() async -> Int? { 3 }
}

struct LineOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection("Trams") {
                Item("T1", title: "Tram 1")
                Item("T2", title: "Tram 2", subtitle: "Not on Sundays")
            }
        }
    }

    func defaultResult() async -> String? { "T1" }
}

enum TravelMode: Int, AppEnum, CaseIterable {
    case train = 1
    case tram = 2

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mode")
    static let caseDisplayRepresentations: [TravelMode: DisplayRepresentation] = [
        .train: .init(title: "Train", image: .init(systemName: "tram.fill")), .tram: "Tram",
    ]
}

struct StationIntent: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "StationIntent"
    static let title: LocalizedStringResource = "Station"
    static let description = IntentDescription("Chooses a station.")

    @Parameter(title: "City") var city: City
    @Parameter(title: "Station") var station: Station?
    @Parameter(title: "Platform", optionsProvider: PlatformOptions()) var platform: Int
    @Parameter(title: "Line", default: "T2", optionsProvider: LineOptions()) var line: String?
    @Parameter(title: "Modes", default: [.tram]) var modes: [TravelMode]
    @Parameter(title: "Via", size: 2) var via: [City]?
    @Parameter(title: "From", kind: .date) var from: Date?
    @Parameter(title: "Site") var site: URL?
    @Parameter(title: "Walk", default: 1.5, controlStyle: .slider, inclusiveRange: (0.5, 3))
    var walk: Double
    @Parameter(
        title: "Note", description: "Shown below", default: "",
        inputOptions: String.IntentInputOptions(capitalizationType: .sentences, multiline: true),
        requestValueDialog: IntentDialog("What note?"))
    var note: String

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) {
                Summary("Depart from \(\.$station)")
            }
            DefaultCase {
                When(\.$line, .hasAnyValue) {
                    Summary("Depart from \(\.$station) with \(\.$line)") {
                        \.$platform
                        \.$modes
                    }
                } otherwise: {
                    Summary {
                        \.$city
                        \.$station
                    }
                }
            }
        }
    }
}

struct StationEntry: TimelineEntry {
    var date: Date = .now
    var configuration: StationIntent
}

struct StationProvider: AppIntentTimelineProvider {
    typealias Entry = StationEntry
    typealias Intent = StationIntent

    func placeholder(in context: Context) -> StationEntry {
        let intent = StationIntent()
        intent.note = "placeholder"
        return .init(configuration: intent)
    }

    func snapshot(for configuration: StationIntent, in context: Context) async -> StationEntry {
        .init(configuration: configuration)
    }

    func timeline(
        for configuration: StationIntent, in context: Context
    ) async -> Timeline<StationEntry> {
        try? await Task.sleep(for: .milliseconds(1))
        return Timeline(entries: [.init(configuration: configuration)], policy: .after(.now + 60))
    }

    func relevances() async -> WidgetRelevances<StationIntent> {
        WidgetRelevances([
            WidgetRelevanceAttribute(
                configuration: StationIntent(), context: .date(from: .now, to: .now + 3600))
        ])
    }
}

struct StationWidget: Widget {
    static let kind = "StationWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, provider: StationProvider()) { entry in
            let settings = entry.configuration
            VStack {
                if !entry.isPlaceholder {
                    Text(verbatim: settings.city.name)
                    Text(verbatim: settings.station?.id ?? "none")
                    Text(verbatim: "\(settings.platform) \(settings.line ?? "none")")
                    Text(verbatim: settings.modes.map { "\($0)" }.joined(separator: "+"))
                }
            }
        }
        .promptsForUserConfiguration()
    }
}

extension StationEntry {
    fileprivate var isPlaceholder: Bool { configuration.note == "placeholder" }
}
