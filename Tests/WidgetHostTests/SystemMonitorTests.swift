import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// The example plugin in C: a control, its intent, and a widget that changes with it.
@Suite(.timeLimit(.minutes(2))) struct SystemMonitorTests {
    private static let widget = "org.porthole.system-monitor"
    private static let control = "org.porthole.system-monitor.pin"

    private let plugins: InstalledPlugins

    init() throws { plugins = try InstalledPlugins() }

    @Test func `A press of the control sets the widget's interval`() async throws {
        try await plugins.install(example: "SystemMonitor")
        let host = plugins.host()
        #expect(try await interval(host) == 120)

        let press = try await pressOfControl(host)
        #expect(press.isOn == false)
        #expect(press.action.intent == "set-pinned")
        _ = try await host.perform(press.action, of: Self.control)
        #expect(try await interval(host) == 7)
        await host.shutDown()

        // It holds for another process too.
        let later = plugins.host()
        #expect(try await interval(later) == 7)
        let release = try await pressOfControl(later)
        #expect(release.isOn == true)
        _ = try await later.perform(release.action, of: Self.control)
        #expect(try await interval(later) == 120)
        await later.shutDown()
        var reloads: [PluginReload] = []
        for await reload in later.reloads { reloads.append(reload) }
        #expect(reloads.map(\.kind) == [nil])
    }

    /// Seconds from now to the widget's next timeline, where 120 are set.
    private func interval(_ host: WidgetHost) async throws -> Double? {
        let now = Date(timeIntervalSince1970: 1_000_000)
        let timeline = try await host.timeline(
            WidgetRequest(
                kind: Self.widget, family: .systemSmall, configuration: ["interval": .int(120)],
                now: now))
        return timeline.reloadDate?.timeIntervalSince(now)
    }

    /// What a press on the control does, which pins 7 seconds.
    private func pressOfControl(
        _ host: WidgetHost
    ) async throws -> (action: Action, isOn: Bool) {
        let entry = try await host.show(
            control: Self.control, configuration: ["interval": .int(7)])
        let regions = entry.displayLists.flatMap(\.nodes).compactMap { node -> HitRegion? in
            if case .hitRegion(let region) = node.content { region } else { nil }
        }
        let region = try #require(regions.first { $0.hasAction })
        return (region.action, region.isOn)
    }
}
