import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stage: Int
        var arrival: ClosedRange<Date>
    }

    var order: String
}

struct DeliveryLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack {
                Text("Order \(context.attributes.order)")
                Text(context.state.arrival.upperBound, style: .timer)
                if context.isStale { Text("Old") }
            }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text("Leading")
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text("Trailing").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                if context.state.stage > 1 {
                    DynamicIslandExpandedRegion(.center) { Text("\(context.state.stage)") }
                }
                DynamicIslandExpandedRegion(.bottom) {
                    expandedBottom(context)
                }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.stage)")
            } minimal: {
                Image(systemName: "box.truck")
            }
            .widgetURL(URL(string: "delivery://\(context.activityID)"))
            .keylineTint(.red)
            .contentMargins(.trailing, 8, for: .expanded)
            .contentMargins([.leading, .top], 12, for: .compactLeading)
        }
        .supplementalActivityFamilies([.small, .medium])
    }

    @ViewBuilder
    private func expandedBottom(_ context: ActivityViewContext<DeliveryAttributes>) -> some View {
        Text("Stage \(context.state.stage) of 4").font(.caption)
    }
}

struct WorkoutAttributes: ActivityAttributes {
    typealias WorkoutStatus = ContentState

    struct ContentState: Codable, Hashable { var calories: Double }
}

struct WorkoutLiveActivity: Widget {
    @Environment(\.activityFamily) private var family

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WorkoutAttributes.self) { context in
            Text("\(context.state.calories, specifier: "%.1f") kcal")
        } dynamicIsland: { _ in
            DynamicIsland {
                region
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
    }

    @DynamicIslandExpandedContentBuilder
    private var region: DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.center) { Text("Workout") }
    }
}

enum WorkoutTracker {
    static func start() async {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let content = ActivityContent(
            state: WorkoutAttributes.ContentState(calories: 0), staleDate: nil)
        do {
            let activity = try Activity.request(
                attributes: WorkoutAttributes(), content: content, pushType: .token)
            await activity.update(content)
            for await state in activity.contentUpdates { print(state.description) }
            await activity.end(content, dismissalPolicy: .after(.now + 60))
        } catch {
            print(error.localizedDescription)
        }
        for activity in Activity<WorkoutAttributes>.activities {
            await activity.end(nil, dismissalPolicy: .immediate)
            await activity.end(using: activity.contentState, dismissalPolicy: .immediate)
        }
    }
}
