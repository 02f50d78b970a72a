import SwiftUI
import WidgetKit

/// An entry that is nothing but a moment, and what lives as long as it.
struct Moment: TimelineEntry {
    let date: Date
    var companion: AnyObject?
}

/// A provider whose timeline is what a widget says.
struct Scripted: TimelineProvider {
    typealias Script = (@escaping ([Moment]) -> Void) -> Void

    let script: Script

    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        script { completion(Timeline(entries: $0, policy: .never)) }
    }
}

/// A widget that does harm in its timeline.
@MainActor
func mischief(
    _ name: String, timeline: @escaping Scripted.Script
) -> some WidgetConfiguration {
    mischief(name, timeline: timeline, view: { Text("Still here") })
}

/// A widget that does harm in its view.
@MainActor
func mischief(
    _ name: String, @ViewBuilder view: @escaping () -> some View
) -> some WidgetConfiguration {
    mischief(name, timeline: { $0([Moment(date: .now)]) }, view: view)
}

/// A widget that does harm in both.
@MainActor
func mischief(
    _ name: String, timeline: @escaping Scripted.Script, view: @escaping () -> some View
) -> some WidgetConfiguration {
    StaticConfiguration(
        kind: "org.example.misbehaves.\(name)", provider: Scripted(script: timeline)
    ) { _ in
        view()
    }
    .supportedFamilies([.systemSmall])
}
