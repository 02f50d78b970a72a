// swift-format-ignore-file
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct SeasonAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var day: Int
        var harvest: Date
    }

    var crop: String
}

struct SeasonWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SeasonAttributes.self) { context in
            ZStack {
                SeasonView(context: context)
                if context.isStale { Text("Old news").background(.ultraThinMaterial.opacity(0.8)) }
            }
            .background(BackgroundStyle.background.opacity(0.4))
            .activityBackgroundTint(Color.clear)
        } dynamicIsland: { context in
            let days = "Day \(context.state.day)"

            return DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.crop) }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text(days).font(.title3.monospacedDigit().weight(.semibold)) }
                DynamicIslandExpandedRegion(.bottom) {
                    if context.state.day > 10 { SeasonView(context: context) } else { EmptyView() }
                }
            } compactLeading: {
                Image(systemName: "leaf.fill")
            } compactTrailing: {
                Text(timerInterval: Date.now...max(.now, context.state.harvest), countsDown: true).frame(width: 48, alignment: .center)
            } minimal: {
                Text("\(context.state.day)").minimumScaleFactor(0.1)
            }
            .keylineTint(.leaf)
        }
    }
}

private struct SeasonView: View {
    let context: ActivityViewContext<SeasonAttributes>

    var body: some View {
        HStack {
            Text(context.attributes.crop)
            Divider().background(.secondary)
            Text(context.state.harvest, style: .relative)
        }
        .font(Font.body.leading(.tight))
        .foregroundStyle(context.state.day > 10 ? .primary : Color.leaf)
    }
}

struct BloomIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Bloom"

    @Parameter(title: "Flower", default: "Rose") var flower: String

    init() {}

    init(flower: String) { self.flower = flower }
}

struct BloomEntry: RelevanceEntry {
    let flower: String
}

@available(iOS 26.0, watchOS 26.0, *)
struct BloomProvider: RelevanceEntriesProvider {
    func placeholder(context: Context) -> BloomEntry { BloomEntry(flower: "–") }

    func relevance() async -> WidgetRelevance<BloomIntent> {
        let now = Date.now
        return WidgetRelevance([
            WidgetRelevanceAttribute(configuration: BloomIntent(flower: "Weed"), group: .named("Flowers")),
            WidgetRelevanceAttribute(configuration: BloomIntent(flower: "Snowdrop"), context: .date(from: now - 7200, to: now - 3600)),
            WidgetRelevanceAttribute(configuration: BloomIntent(flower: "Tulip"), context: .date(from: now - 3600, to: now + 3600)),
        ])
    }

    func entry(configuration: BloomIntent, context: Context) async throws -> BloomEntry {
        if context.isPreview { return BloomEntry(flower: "Rose") }
        return BloomEntry(flower: configuration.flower)
    }
}

@available(iOS 26.0, watchOS 26.0, *)
struct BloomWidget: Widget {
    var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "Bloom", provider: BloomProvider()) { entry in
            Text("In bloom: \(entry.flower)")
        }
        .configurationDisplayName("In bloom")
        .associatedKind("Plants")
    }
}

@available(iOSApplicationExtension 17.0, *)
#Preview("Season", as: .content, using: SeasonAttributes(crop: "Beans")) {
    SeasonWidget()
} contentStates: {
    SeasonAttributes.ContentState(day: 3, harvest: .now + 86_400)
    SeasonAttributes.ContentState(day: 12, harvest: .now + 3_600)
}

#Preview("Blooms") {
    BloomWidget()
} relevanceEntries: {
    BloomEntry(flower: "Aster")
    BloomEntry(flower: "Dahlia")
}

#Preview("Blooms of a provider") {
    BloomWidget()
} relevanceProvider: {
    BloomProvider()
}

#Preview("Blooms of configurations") {
    BloomWidget()
} relevanceProvider: {
    BloomProvider()
} relevance: {
    WidgetRelevance([
        WidgetRelevanceAttribute(configuration: BloomIntent(flower: "Iris"), group: .named("Flowers"))
    ])
}
