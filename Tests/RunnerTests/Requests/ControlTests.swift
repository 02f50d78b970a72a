import Testing
import WidgetWire

/// Requests to show a control.
@Suite(.timeLimit(.minutes(2)))
struct ControlTests {
    @Test func `A control shows one entry, with its arguments`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let answer = try runner.timeline("org.example.level") {
            $0.purpose = .control
            $0.family = .unspecified
            $0.environments[0].height = 74
            $0.configuration["level"] = .with { $0.int = 6 }
        }
        #expect(answer.entries.count == 1)
        #expect(answer.entries.first?.displayList.texts.contains("High") == true)
    }

    @Test func `A description says which controls can be shown`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let controls = try runner.describe().controls
        #expect(controls.map(\.kind) == ["org.example.level", "org.example.listed"])
        #expect(controls.map(\.canBeShown) == [true, false])
    }

    @Test(arguments: [
        (
            "org.example.listed", Failure.Reason.badRequest,
            "The control 'org.example.listed' has no function that shows it"
        ),
        (
            "org.example.coins", .unknownKind,
            "The plugin has no control of the kind 'org.example.coins'"
        ),
    ])
    func `An error names a control that cannot be shown`(
        kind: String, reason: Failure.Reason, words: String
    )
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline(kind) { $0.purpose = .control }
        }
        #expect(error?.reason == reason)
        #expect(error?.message.hasPrefix(words) == true)
    }

    @Test func `A request for a timeline of a control is refused`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline("org.example.level")
        }
        #expect(error?.reason == .unknownKind)
    }
}
