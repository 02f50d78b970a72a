import SwiftUI
import WidgetKit

@main
struct LayoutFacts: WidgetBundle {
    var body: some Widget {
        MeasuredFacts()
        StyleTables()
        FamilyTables()
    }
}

/// A timeline with an entry for each measured fact.
struct MeasuredFacts: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "layout-facts", provider: Facts()) { entry in
            Proposing(proposal: entry.fact.proposal) { entry.fact.view() }
                .accessibilityIdentifier("root")
                .accessibilityLabel(entry.fact.name)
                .accessibilityValue(entry.fact.frames)
        }
        .contentMarginsDisabled()
    }
}

struct FactEntry: TimelineEntry {
    let date: Date
    let fact: MeasuredFact
}

struct Facts: TimelineProvider {
    private var all: [MeasuredFact] {
        SpacingFacts.all + FrameFacts.all + ContainerFacts.all + GridFacts.all + StackFacts.all
            + GridRoomFacts.all + GridCellFacts.all + LengthFacts.all + PlacementFacts.all
            + ModifierFacts.all + ScrollFacts.all + TextFacts.all + AlignmentFacts.all
            + BoundsFacts.all + GridRowFacts.all + GoldenFacts.all + TwinFacts.all
            + SafeAreaFacts.all + LabelFacts.all + DocumentedFacts.all + LazyTrackFacts.all
    }

    func placeholder(in context: Context) -> FactEntry { FactEntry(date: .now, fact: all[0]) }

    func getSnapshot(in context: Context, completion: @escaping (FactEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FactEntry>) -> Void) {
        let entries = all.enumerated().map { index, fact in
            FactEntry(date: .now.addingTimeInterval(Double(index) * 60), fact: fact)
        }
        completion(Timeline(entries: entries, policy: .never))
    }
}
