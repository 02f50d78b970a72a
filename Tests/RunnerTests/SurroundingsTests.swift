import Testing
import WidgetWire

/// The request and the environment as a plugin sees them.
@Suite(.timeLimit(.minutes(2)))
struct SurroundingsTests {
    private static let kind = "org.example.shows-surroundings"

    @Test func `The link /proc/self/exe names the plugin, so that Bundle.main is its bundle`()
        async throws
    {
        let library = try Fixture.library("ShowsSurroundings")
        let list = try await list(bundle: "/usr/share")
        #expect(list.text(of: "executable") == library)
        #expect(list.text(of: "bundle") == "/usr/share")
    }

    @Test func `The bundle of a bare library is the folder around it`() async throws {
        let library = try Fixture.library("ShowsSurroundings")
        let list = try await list(bundle: nil)
        #expect(
            list.text(of: "bundle") == String(library.prefix(upTo: library.lastIndex(of: "/")!)))
    }

    @Test(arguments: [
        (TimelineRequest.Purpose.timeline, "timeline"), (.snapshot, "snapshot"),
        (.placeholder, "placeholder"),
    ])
    func `A provider gets the family, size and purpose of its request`(
        purpose: TimelineRequest.Purpose, name: String
    )
        async throws
    {
        let list = try await list {
            $0.purpose = purpose
            $0.isPreview = true
            $0.family = .accessoryCircular
        }
        #expect(list.text(of: "purpose") == name)
        #expect(list.text(of: "asked family") == "32")
        #expect(list.text(of: "asked width") == "158")
        #expect(list.text(of: "asked preview") == "yes")
        #expect(list.text(of: "asked now") == "1000000")
        #expect(list.text(of: "context") == "the descriptor's")
        #expect(list.text(of: "redaction") == (purpose == .placeholder ? "1" : "0"))
        #expect(list.text(of: "margin") == "0")
    }

    @Test(arguments: [1, 2])
    func `Only widgets in full color can be light`(mode: Int) async throws {
        let mode = try #require(WidgetEnvironment.RenderingMode(rawValue: mode))
        let list = try await list { $0.environments[0].renderingMode = mode }
        #expect(list.text(of: "scheme") == "2")
        #expect(list.environment.appearance == .dark)
    }

    @Test func `Accessories have no container background`() async throws {
        let list = try await list { $0.family = .accessoryCircular }
        #expect(list.text(of: "background") == "no")
    }

    @Test func `Content gets its environment`() async throws {
        let list = try await list {
            $0.environments[0].appearance = .dark
            $0.environments[0].renderingMode = .vibrant
            $0.environments[0].textSize = .accessibility2
            $0.environments[0].rightToLeft = true
            $0.environments[0].locale = "ar_EG"
            $0.environments[0].timeZone = "Africa/Cairo"
        }
        let expected = [
            "family": "1", "height": "158", "margin": "16", "scale": "2", "scheme": "2",
            "mode": "3", "text size": "9", "right to left": "yes", "background": "no",
            "locale": "ar_EG", "time zone": "Africa/Cairo",
        ]
        for (name, value) in expected { #expect(list.text(of: name) == value, "\(name)") }
    }

    @Test func `An entry is sent with its relevance, and a timeline with its reload date`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("ShowsSurroundings"))
        let answer = try runner.timeline(Self.kind)
        #expect(answer.entries.first?.relevance.score == 3)
        #expect(answer.entries.first?.relevance.duration == 60)
        #expect(answer.end.reloadDate == 1_000_900)
    }

    private func list(
        bundle: String? = nil, _ fill: (inout TimelineRequest) -> Void = { _ in }
    ) async throws -> DisplayList {
        let runner = try await RunnerProcess.greeted(
            Fixture.library("ShowsSurroundings"), bundle: bundle)
        return try #require(runner.timeline(Self.kind, fill).entries.first?.displayList)
    }
}
