import ClockKit
import Foundation
import SwiftUI
import Testing
import WatchKit

@Suite("Complications of older watches")
struct ComplicationTests {
    private final class Source: NSObject, CLKComplicationDataSource, CLKComplicationWidgetMigrator {
        var widgetMigrator: (any CLKComplicationWidgetMigrator)? { self }

        func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) {
            handler([
                CLKComplicationDescriptor(
                    identifier: "steps", displayName: "Steps",
                    supportedFamilies: CLKComplicationFamily.allCases)
            ])
        }

        func currentTimelineEntry(
            for complication: CLKComplication
        ) async -> CLKComplicationTimelineEntry? { nil }

        func widgetConfiguration(
            from descriptor: CLKComplicationDescriptor
        ) async -> CLKComplicationWidgetMigrationConfiguration? {
            CLKComplicationStaticWidgetMigrationConfiguration(
                kind: descriptor.identifier, extensionBundleIdentifier: "org.example.steps")
        }
    }

    @Test func `are described, and none is active`() {
        var offered: [CLKComplicationDescriptor] = []
        Source().getComplicationDescriptors { offered = $0 }
        #expect(offered.first?.supportedFamilies.count == CLKAllComplicationFamilies().count)
        #expect(CLKComplicationServer.sharedInstance().activeComplications?.isEmpty == true)
    }

    @Test func `name the widget that takes their place`() async throws {
        let source = Source()
        let widget = await source.widgetMigrator?.widgetConfiguration(
            from: CLKComplicationDescriptor(
                identifier: "steps", displayName: "Steps", supportedFamilies: [.graphicCorner]))
        let named = try #require(widget as? CLKComplicationStaticWidgetMigrationConfiguration)
        #expect(named.kind == "steps")
    }

    @Test @MainActor func `keep what their templates are given, at once or later`() {
        let template = CLKComplicationTemplateModularSmallSimpleText()
        template.textProvider = CLKSimpleTextProvider(text: "8,000 steps", shortText: "8k")
        #expect((template.textProvider as? CLKSimpleTextProvider)?.shortText == "8k")

        let gauge = CLKSimpleGaugeProvider(style: .fill, gaugeColor: .green, fillFraction: 0.5)
        let corner = CLKComplicationTemplateGraphicCornerGaugeText(
            gaugeProvider: gauge, outerTextProvider: CLKTimeTextProvider(date: .now))
        #expect(corner.gaugeProvider.gaugeColors == [.green] && corner.leadingTextProvider == nil)

        let circle: CLKComplicationTemplateGraphicCircular =
            CLKComplicationTemplateGraphicCircularView(Text("8k"))
        let bezel = CLKComplicationTemplateGraphicBezelCircularText(circularTemplate: circle)
        #expect(bezel.circularTemplate === circle && bezel.textProvider == nil)

        let large = CLKComplicationTemplateExtraLargeSimpleText(
            textProvider: CLKSimpleTextProvider(text: "8k"))
        #expect((large.textProvider as? CLKSimpleTextProvider)?.text == "8k")
        let view: CLKComplicationTemplateGraphicExtraLargeCircular =
            CLKComplicationTemplateGraphicExtraLargeCircularView(Text("8k"))
        #expect(view.tintColor == nil)
    }

    @Test func `are refreshed by tasks of every kind`() {
        let tasks: Set<WKRefreshBackgroundTask> = [
            WKApplicationRefreshBackgroundTask(), WKSnapshotRefreshBackgroundTask(),
            WKRelevantShortcutRefreshBackgroundTask(), WKIntentDidRunRefreshBackgroundTask(),
        ]
        for case let task as WKSnapshotRefreshBackgroundTask in tasks {
            task.setTaskCompleted(
                restoredDefaultState: true, estimatedSnapshotExpiration: .distantFuture,
                userInfo: nil)
        }
        #expect(tasks.count { $0 is WKSnapshotRefreshBackgroundTask } == 1)
    }
}
