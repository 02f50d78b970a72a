import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// The intents and parameter values of the example plugins in Swift.
@Suite(.timeLimit(.minutes(2))) struct ExampleIntentTests {
    private let plugins: InstalledPlugins

    init() throws { plugins = try InstalledPlugins() }

    @Test func `The control and the widget's switch change the same door`() async throws {
        try plugins.install(staged: "MainDoor")
        let host = plugins.host()
        let control = try await host.region(ofControl: "org.porthole.main-door")
        #expect(!control.isOn)
        _ = try await host.perform(control.action, of: "org.porthole.main-door")
        #expect(try await host.region(ofControl: "org.porthole.main-door").isOn)
        await host.shutDown()

        // It holds for another process too.
        let later = plugins.host()
        let toggle = try #require(
            try await later.nodes("org.porthole.main-door-switch").compactMap(\.region).first)
        #expect(toggle.isOn)
        _ = try await later.perform(toggle.action, of: "org.porthole.main-door-switch")
        #expect(try await !later.region(ofControl: "org.porthole.main-door").isOn)
        await later.shutDown()
    }

    @Test func `A bell turns an alarm off and on`() async throws {
        try plugins.install(staged: "NextEvent")
        try plugins.write(calendar: "Family", event: "Piano", to: "org.porthole.next-event")
        let host = plugins.host()
        for state in ["alarm-on", "alarm-off", "alarm-on"] {
            let nodes = try await host.nodes("org.porthole.next-event")
            #expect(nodes.contains { $0.accessibilityIdentifier == state }, "\(state)")
            let bell = try #require(nodes.compactMap(\.region).first { $0.hasAction })
            _ = try await host.perform(bell.action, of: "org.porthole.next-event")
        }
        await host.shutDown()
    }

    @Test func `An event leads to its page`() async throws {
        try plugins.install(staged: "NextEvent")
        try plugins.write(calendar: "Family", event: "Piano", to: "org.porthole.next-event")
        let host = plugins.host()
        let regions = try await host.nodes("org.porthole.next-event", family: .systemLarge)
            .compactMap(\.region)
        #expect(regions.contains { $0.url == "https://example.org/piano" })
        await host.shutDown()
    }

    @Test(arguments: ["com.mygame.character-detail", "com.mygame.character-classic"])
    func `Characters are found`(kind: String) async throws {
        try plugins.install(staged: "GameWidgets")
        let host = plugins.host()
        let found = try await host.options(for: "character", of: kind).flatMap(\.choices)
        #expect(found.map(\.id) == ["Power Panda", "Unipony", "Spouty"])
        #expect(found.map(\.title) == ["🐼 Power Panda", "🦄 Unipony", "🐳 Spouty"])
        #expect(found[0].subtitle == "Forest guard, level 3")
        let searched = try await host.options(for: "character", of: kind, search: "pony")
        #expect(searched.flatMap(\.choices).map(\.id) == ["Unipony"])
        await host.shutDown()
    }

    @Test func `Calendars are found by their names`() async throws {
        try plugins.install(staged: "NextEvent")
        for name in ["Family", "Work"] {
            try plugins.write(calendar: name, event: "Piano", to: "org.porthole.next-event")
        }
        let host = plugins.host()
        let found = try await host.options(for: "calendar", of: "org.porthole.next-event")
            .flatMap(\.choices)
        #expect(found.map(\.id) == ["Family.ics", "Work.ics"])
        #expect(found.map(\.title) == ["Calendar of Family", "Calendar of Work"])
        let searched = try await host.options(
            for: "calendar", of: "org.porthole.next-event", search: "family")
        #expect(searched.flatMap(\.choices).map(\.id) == ["Family.ics"])
        await host.shutDown()
    }
}

extension WidgetHost {
    /// What the present entry of a widget draws.
    fileprivate func nodes(
        _ kind: String, family: WidgetFamily = .systemSmall
    ) async throws -> [DisplayNode] {
        let timeline = try await timeline(WidgetRequest(kind: kind, family: family))
        return timeline.entries[0].displayLists.flatMap(\.nodes)
    }

    /// What a press on a control does.
    fileprivate func region(ofControl kind: String) async throws -> HitRegion {
        let entry = try await show(control: kind)
        return try #require(entry.displayLists.flatMap(\.nodes).compactMap(\.region).first)
    }
}

extension DisplayNode {
    fileprivate var region: HitRegion? {
        if case .hitRegion(let region) = content { region } else { nil }
    }
}

extension InstalledPlugins {
    /// Copies an example plugin's bundle out of the tree that `make build` leaves behind.
    fileprivate func install(staged name: String) throws {
        let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let stage =
            ProcessInfo.processInfo.environment["PORTHOLE_STAGE"].map { URL(filePath: $0) }
            ?? checkout.appending(path: ".build/stage")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/plugins", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: stage.appending(path: "lib/porthole/plugins/\(name).widgetbundle"),
            to: URL(filePath: "\(folder.path)/plugins/\(name).widgetbundle"))
    }

    /// Writes a calendar with an event in half an hour, an alarm and a page, into a plugin's app
    /// group.
    fileprivate func write(calendar: String, event: String, to identifier: String) throws {
        let group = "\(folder.path)/containers/\(identifier)/Groups/group.\(identifier)"
        try FileManager.default.createDirectory(atPath: group, withIntermediateDirectories: true)
        let start = (Date.now + 1800).formatted(
            .iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Calendar of \(calendar)",
            "BEGIN:VEVENT", "UID:\(calendar)", "SUMMARY:\(event)", "DTSTART:\(start)",
            "DURATION:PT1H", "URL:https://example.org/\(event.lowercased())", "BEGIN:VALARM",
            "ACTION:DISPLAY", "TRIGGER:-PT5M", "DESCRIPTION:\(event)", "END:VALARM", "END:VEVENT",
            "END:VCALENDAR", "",
        ]
        try lines.joined(separator: "\r\n")
            .write(toFile: "\(group)/\(calendar).ics", atomically: true, encoding: .utf8)
    }
}
