// swift-format-ignore-file
import CoreData
import SwiftUI
import WidgetKit

struct PlantsEntry: TimelineEntry {
    let date: Date
    let names: [String]
    var relevance: TimelineEntryRelevance? { names.isEmpty ? nil : .init(score: Float(names.count), duration: 0) }
}

struct PlantsProvider: TimelineProvider {
    public typealias Entry = PlantsEntry

    func placeholder(in: Context) -> PlantsEntry {
        PlantsEntry(date: Date(), names: ["Plant", "Plant"])
    }

    func getSnapshot(in context: Context, completion: @escaping (PlantsEntry) -> ()) {
        let store = context.isPreview ? PersistenceController.preview : .shared
        completion(PlantsEntry(date: Date(), names: store.thirsty(limit: 3).map(\.name)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PlantsEntry>) -> ()) {
        let names = PersistenceController.preview.thirsty(limit: 2).map { $0.name }
            + PersistenceController.shared.thirsty(limit: 2).map { $0.name }
        let midnight = Calendar.current.nextDate(after: Date(), matching: DateComponents(hour: 0, minute: 0), matchingPolicy: .nextTime)!
        completion(Timeline(entries: [PlantsEntry(date: Date(), names: names)], policy: .after(midnight)))
    }
}

struct PlantsView: View {
    @Environment(\.widgetFamily) private var family: WidgetFamily
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Plant.name, ascending: true)],
        animation: .default)
    private var plants: FetchedResults<Plant>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name, order: .reverse)]) var reversed: FetchedResults<Plant>
    @FetchRequest(sortDescriptors: [], predicate: nil) private var unsorted: FetchedResults<Plant>

    var entry: PlantsProvider.Entry

    var body: some View {
        let columns = family == .systemSmall ? 1 : 2
        VStack(alignment: .leading) {
            Text("Thirsty: \(entry.names.joined(separator: ", "))").lineLimit(nil)
            ForEach(plants.prefix(columns)) { plant in
                Text(plant.name).accessibilityIdentifier("plant")
            }
            ForEach(Array(reversed.enumerated()), id: \.element.objectID) { (index, plant) in
                if index < columns { Text("\(index + 1). \(plant.name)") }
            }
        }
        .gardenBackground(Color(uiColor: .systemBackground))
    }
}

struct PlantsWidget: Widget {
    private let kind: String = "Plants"

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: PlantsProvider(), content: { entry in
            PlantsView(entry: entry)
                .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
        })
        .configurationDisplayName("Plants")
        .description("Which plants want water.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .marginsDisabledWhereThereAreAny()
        .removableBackground(false)
    }
}

struct PlantsWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PlantsView(entry: PlantsEntry(date: Date(), names: ["Fern"]))
                .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
        }
        .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
