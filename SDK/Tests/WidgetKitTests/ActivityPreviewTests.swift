import ActivityKit
import CWidgetPlugin
import RecordingHost
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("A preview of a live activity", .serialized)
struct ActivityPreviewTests {
    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var minutes: Int
        }

        let line: String
    }

    private struct Walk: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var steps: Int
        }
    }

    private let activity: ActivityDescription

    init() throws {
        let configuration = ActivityConfiguration(for: Ride.self) { context in
            Text(
                verbatim: "\(context.attributes.line) in \(context.state.minutes)"
                    + (context.isStale ? "?" : "")
            )
            .activityBackgroundTint(.green)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "bottom") }
                DynamicIslandExpandedRegion(.leading) { Text(verbatim: "leading") }
                    .contentMargins([.leading, .trailing], 14)
                    .contentMargins(.all, 9)
                if context.state.minutes > 5 {
                    DynamicIslandExpandedRegion(.center) {
                        Text(verbatim: "very")
                        Text(verbatim: "late")
                    }
                }
            } compactLeading: {
                Text(verbatim: context.attributes.line)
            } compactTrailing: {
                Text(verbatim: "\(context.state.minutes)")
            } minimal: {
                Text(verbatim: "m")
            }
            .keylineTint(.red)
            .contentMargins(.leading, 3, for: .compactLeading)
        }
        activity = try #require(configuration.registration() as? ActivityDescription)
    }

    /// The texts of a form in the order they are recorded in.
    private func texts(_ kind: ActivityPreviewViewKind, minutes: Int = 3) -> [String] {
        let view = activity.makeView(
            kind, Ride(line: "U7"), Ride.ContentState(minutes: minutes), false)
        return view.map { texts($0) } ?? []
    }

    private func texts(_ view: some View) -> [String] {
        tree(view).split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: "\"")
            return line.contains("text_string=") && words.count > 1 ? String(words[1]) : nil
        }
    }

    private func tree(_ view: some View) -> String {
        TreeRecorder.text(environment: widget_environment()) { recorded in
            ViewRecorder(recorded, environment: EnvironmentValues()).record(view)
        }
    }

    @Test func `shows what the part it is of has`() {
        #expect(texts(.content) == ["U7 in 3"])
        #expect(texts(.dynamicIsland(.compact)) == ["U7", "3"])
        #expect(texts(.dynamicIsland(.minimal)) == ["m"])
        #expect(texts(.dynamicIsland(.expanded)) == ["leading", "bottom"])
        #expect(
            texts(.dynamicIsland(.expanded), minutes: 9)
                == ["leading", "very", "late", "bottom"])
    }

    @Test func `puts several views of a region below each other`() throws {
        let view = try #require(
            activity.makeView(
                .dynamicIsland(.expanded), Ride(line: "U7"), Ride.ContentState(minutes: 9), false))
        let lines = tree(view).split(separator: "\n")
        let line = try #require(lines.firstIndex { $0.contains("\"very\"") })
        func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
        let holder = try #require(
            lines[..<line].last { depth($0) < depth(lines[line]) && !$0.contains("group") })
        #expect(holder.contains("vstack"), "\(tree(view))")
    }

    @Test func `keeps the margins the activity asks for`() throws {
        let view = try #require(
            activity.makeView(
                .dynamicIsland(.compact), Ride(line: "U7"), Ride.ContentState(minutes: 3), false))
        #expect(tree(view).contains("padding insets=6,3,6,0"))
        // At the other side of the camera, the island's own.
        #expect(tree(view).contains("padding insets=6,0,6,8"))
        let expanded = try #require(
            activity.makeView(
                .dynamicIsland(.expanded), Ride(line: "U7"), Ride.ContentState(minutes: 3), false))
        // Where the region is at the island's edge, its margins stand for the island's 12 and 20.
        #expect(tree(expanded).contains("padding insets=-3,-6,9,14"))
    }

    @Test func `tells the layout of the island what may go below the camera`() throws {
        let configuration = ActivityConfiguration(for: Walk.self) { _ in
            EmptyView()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.trailing, priority: 2) {
                    Text(verbatim: "wide").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
        let activity = try #require(configuration.registration() as? ActivityDescription)
        let view = try #require(
            activity.makeView(
                .dynamicIsland(.expanded), Walk(), Walk.ContentState(steps: 1), false))
        let lines = tree(view).split(separator: "\n").map { $0.drop { $0 == " " } }
        let text = try #require(lines.firstIndex { $0.contains("\"wide\"") })
        let priorities = lines.filter { $0.hasPrefix("layout_priority amount=2") }
        #expect(lines[text - 1].hasPrefix("layout_value key="), "\(tree(view))")
        #expect(priorities.count == 2, "\(tree(view))")
    }

    @Test func `is that of the bundle's activity with such attributes`() {
        ActivityDescription.registered = [activity]
        let state = Ride.ContentState(minutes: 4)
        let ride = Ride(line: "S1")
        #expect(texts(ride.previewContext(state, viewKind: .content)) == ["S1 in 4"])
        let stale = ride.previewContext(state, isStale: true, viewKind: .content)
        #expect(texts(stale) == ["S1 in 4?"])
        #expect(
            texts(ride.previewContext(state, viewKind: .dynamicIsland(.compact))) == ["S1", "4"])
        let steps = Walk.ContentState(steps: 1)
        #expect(texts(Walk().previewContext(steps, viewKind: .content)).isEmpty)
        ActivityDescription.registered = []
        #expect(texts(ride.previewContext(state, viewKind: .content)).isEmpty)
    }
}
