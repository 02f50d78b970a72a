import Foundation
import Testing

/// NextEvent.
@Suite(.timeLimit(.minutes(1)))
struct NextEventTests {
    static let kind = "org.porthole.next-event"

    @Test func `The next event is shown, with an entry whenever an event begins or ends`()
        async throws
    {
        let porthole = try ExamplePlugins.installed("NextEvent")
        let now = Date.now
        let file = try porthole.write(
            calendar: "Family",
            events: [
                ("Dinner", now + 7200, 3600), ("Piano", now + 1800, 2700),
                ("Holiday", now + 30 * 86_400, 3600),
            ], to: porthole.root.appending(path: "home"))
        let timeline = try await ShownTimeline(
            of: Self.kind, in: porthole, "--family=systemSmall", "--set", "file=\(file.path)")
        #expect(timeline.texts[0].contains("Piano"))
        let turns = [1800, 1800 + 2700, 7200, 7200 + 3600].map {
            (now + $0).timeIntervalSince1970.rounded(.down)
        }
        #expect(turns.allSatisfy(timeline.dates.contains), "\(timeline.dates)")
        let dinner = try #require(timeline.dates.firstIndex(of: turns[1]))
        #expect(timeline.texts[dinner].contains("Dinner"))
        #expect(timeline.policy == "after")
        #expect(timeline.reloadDate == timeline.dates[0] + 3600)
    }

    @Test func `Events come from one or all of the calendar files in the app group`() async throws {
        let porthole = try ExamplePlugins.installed("NextEvent")
        let folder = try porthole.appGroup
        try porthole.write(
            calendar: "Family", events: [("Piano", .now + 1800, 60)], to: folder)
        try porthole.write(calendar: "Work", events: [("Meeting", .now + 900, 60)], to: folder)
        let all = try await ShownTimeline(of: Self.kind, in: porthole, "--family=systemMedium")
        #expect(all.texts[0].contains("Piano") && all.texts[0].contains("Meeting"))
        let one = try await ShownTimeline(
            of: Self.kind, in: porthole, "--family=systemMedium", "--set", "calendar=Family.ics")
        #expect(one.texts[0].contains("Piano") && !one.texts[0].contains("Meeting"))
    }

    @Test(arguments: [
        (nil, "No calendar yet", "Put an .ics file into"),
        ("", "Unreadable calendar", "is not an iCalendar file"),
        ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n", "Unreadable calendar", "Export it again."),
        ("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "Nothing planned", "are free"),
    ])
    func `The widget shows the reason and a remedy when there are no events`(
        contents: String?, title: String, advice: String
    ) async throws {
        let porthole = try ExamplePlugins.installed("NextEvent")
        if let contents {
            let file = try porthole.appGroup.appending(path: "Broken.ics")
            try contents.write(to: file, atomically: true, encoding: .utf8)
        }
        let timeline = try await ShownTimeline(
            of: Self.kind, in: porthole, "--family=systemLarge")
        #expect(timeline.texts[0].contains(title), "\(timeline.texts[0])")
        #expect(timeline.texts[0].contains { $0.contains(advice) }, "\(timeline.texts[0])")
    }

    @Test func `A missing calendar file is named in the user's language`() async throws {
        let porthole = try ExamplePlugins.installed("NextEvent")
        let timeline = try await ShownTimeline(
            of: Self.kind, in: porthole, "--family=systemLarge", "--set", "file=/none/gone.ics",
            "--locale=de_DE")
        #expect(timeline.texts[0].contains("Datei nicht gefunden"))
        #expect(timeline.texts[0].contains { $0.contains("„gone.ics“") }, "\(timeline.texts[0])")
    }
}

extension InstalledPorthole {
    /// The folder that NextEvent's intents and widget share.
    fileprivate var appGroup: URL {
        get throws {
            let folder = root.appending(
                path: "home/.local/share/porthole/containers/org.porthole.next-event/Groups/"
                    + "group.org.porthole.next-event")
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            return folder
        }
    }

    /// Writes a calendar of events that each have a beginning and a length in seconds.
    @discardableResult
    fileprivate func write(
        calendar name: String, events: [(title: String, start: Date, length: Int)], to folder: URL
    ) throws -> URL {
        let lines = events.enumerated().flatMap { index, event in
            let start = event.start.formatted(
                .iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
            return [
                "BEGIN:VEVENT", "UID:\(name)-\(index)", "SUMMARY:\(event.title)",
                "DTSTART:\(start)", "DURATION:PT\(event.length)S", "END:VEVENT",
            ]
        }
        let text = ["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]
        let file = folder.appending(path: "\(name).ics")
        try text.joined(separator: "\r\n").write(to: file, atomically: true, encoding: .utf8)
        return file
    }
}
