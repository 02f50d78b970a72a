// swift-format-ignore-file
import SwiftUI
import WidgetKit

protocol HarvestConfig {
    associatedtype Crop: HarvestCrop
    var kind: String { get }
    var supportedFamilies: [WidgetFamily] { get }
    var placeholder: Crop { get }
}

protocol HarvestCrop {
    var name: String { get }
    var kilograms: Double { get }
}

struct Apples: HarvestCrop { var name = "Apples"; var kilograms = 12.5 }
struct Berries: HarvestCrop { var name = "Berries"; var kilograms = 3.25 }

struct AppleHarvest: HarvestConfig {
    let kind = "Harvest.Apples"
    var placeholder: Apples { Apples() }
    var supportedFamilies: [WidgetFamily] {
        if #available(iOSApplicationExtension 16.0, *) {
            return [.systemSmall, .accessoryCircular, .accessoryRectangular]
        } else {
            return [.systemSmall]
        }
    }
}

struct BerryHarvest: HarvestConfig {
    let kind = "Harvest.Berries"
    var placeholder: Berries { Berries() }
    var supportedFamilies: [WidgetFamily] { [.systemSmall] }
}

enum HarvestEntry: TimelineEntry {
    case harvested(HarvestCrop, Date)
    case nothing(Date)

    var date: Date {
        switch self {
        case .harvested(_, let date), .nothing(let date): return date
        }
    }
}

class HarvestProvider<Crop: HarvestCrop>: TimelineProvider {
    typealias Entry = HarvestEntry

    let placeholder: Crop
    lazy var defaults = UserDefaults(suiteName: "group.org.example.garden")
    private var found: Crop?

    init(placeholder: Crop) { self.placeholder = placeholder }

    func placeholder(in context: Context) -> HarvestEntry { .nothing(Date()) }

    func getSnapshot(in context: Context, completion: @escaping (HarvestEntry) -> Void) {
        update { completion($0) }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HarvestEntry>) -> Void) {
        update { entry in completion(Timeline(entries: [entry], policy: .never)) }
    }

    private func update(_ completion: @escaping (HarvestEntry) -> Void) {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.global(qos: .userInitiated).async {
            self.found = self.placeholder
            group.leave()
        }
        group.notify(queue: .main) {
            guard let found = self.found else { return completion(.nothing(Date())) }
            completion(.harvested(found, Date()))
        }
    }
}

struct HarvestWidget<T: HarvestConfig>: Widget {
    private let config: T

    init(config: T) { self.config = config }

    @available(*, deprecated, renamed: "init(config:)")
    init() { fatalError("Please use init(config:)") }

    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: config.kind,
            provider: HarvestProvider<T.Crop>(placeholder: config.placeholder)
        ) { (entry: HarvestEntry) -> HarvestView in
            defer { HarvestLog.shown += 1 }
            return HarvestView(entry: entry)
        }
        .configurationDisplayName("Harvest")
        .supportedFamilies(config.supportedFamilies)
    }
}

enum HarvestLog { static var shown = 0 }

struct HarvestView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.sizeCategory) var textSize
    let entry: HarvestEntry

    @ViewBuilder
    var body: some View {
        switch entry {
        case .nothing:
            Text("Nothing yet").widgetURL(nil)
        case .harvested(let crop, _):
            if crop.kilograms > 10 {
                switch family {
                case .accessoryCircular:
                    Gauge(value: crop.kilograms, in: 0...20) { Text(verbatim: crop.name) }
                        .gaugeStyle(.accessoryCircularCapacity)
                case .systemSmall, .accessoryRectangular:
                    description(crop).widgetURL(URL(string: "garden://harvest?crop=\(crop.name)"))
                default:
                    Text("View is unavailable")
                }
            } else {
                let padding: CGFloat = textSize == .extraExtraExtraLarge ? 3 : 9
                description(crop).padding(.all, padding)
            }
        }
    }

    private func description(_ crop: HarvestCrop) -> some View {
        let weight = Measurement(value: crop.kilograms, unit: UnitMass.kilograms)
        return VStack(alignment: .leading) {
            Text(crop.name)
            Text(weight.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
        }
        .overlay(badge, alignment: .topTrailing)
    }

    var badge: some View {
        if HarvestLog.shown < 0 {
            return AnyView(Circle().fill(.red))
        } else {
            return AnyView(EmptyView())
        }
    }
}
