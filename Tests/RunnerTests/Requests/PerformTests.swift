import Testing
import WidgetWire

/// Requests to perform an intent.
@Suite(.timeLimit(.minutes(2)))
struct PerformTests {
    @Test func `An intent's C function gets its arguments or their defaults`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Performs"))
        let outcome = try runner.perform("echo") {
            $0["flag"] = .with { $0.bool = true }
            $0["count"] = .with { $0.int = 9 }
            $0["ratio"] = .with { $0.int = 2 }
            $0["color"] = .with { $0.string = "blue" }
            $0["start"] = .with { $0.date = 12.5 }
        }
        #expect(outcome.words == "true 9 2.000 blue 12.500 at 1000000 near the gate")
        #expect(outcome.url.isEmpty)
        #expect(
            try runner.perform("echo").words == "false 3 0.000 none 0.000 at 1000000 near the gate")
    }

    @Test func `An intent's function can tell whether an argument is set`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Performs"))
        #expect(try runner.perform("read-settings").words == "3 by default")
        let outcome = try runner.perform("read-settings") { $0["count"] = .with { $0.int = 4 } }
        #expect(outcome.words == "4")
    }

    @Test func `An intent that is listed on request can complete from another thread`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("Performs"))
        let outcome = try runner.perform("take-time")
        #expect(outcome.words == "from a thread")
        #expect(outcome.url == "https://example.org/door?id=1")
    }

    @Test func `The message of a failed intent is sent`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Performs"))
        let error = #expect(throws: RefusedError.self) { try runner.perform("give-up") }
        #expect(error?.reason == .intentFailed)
        #expect(error?.message == "The door is stuck; oil it.")
    }

    @Test func `An unknown intent is refused with the known ones`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Performs"))
        let error = #expect(throws: RefusedError.self) { try runner.perform("close") }
        #expect(error?.reason == .unknownIntent)
        #expect(
            error?.message == """
                The plugin has no intent 'close'; it has echo, read-settings, take-time, give-up.
                """)
    }

    @Test(arguments: [
        (
            "speed", ParameterValue.with { $0.int = 1 },
            """
            The intent 'echo' has no parameter 'speed'; it has flag, count, ratio, color, start.
            """
        ),
        (
            "flag", .with { $0.string = "yes" },
            "The parameter 'flag' of the intent 'echo' takes a bool, not a string."
        ),
        (
            "count", .with { $0.int = 10 },
            """
            The parameter 'count' of the intent 'echo' cannot be 10; it goes from 1.0 to 9.0.
            """
        ),
        (
            "color", .with { $0.string = "green" },
            """
            The parameter 'color' of the intent 'echo' cannot be 'green'; it can be red, blue.
            """
        ),
    ])
    func `Arguments of an intent are checked by type`(
        name: String, value: ParameterValue, words: String
    ) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Performs"))
        let error = #expect(throws: RefusedError.self) {
            try runner.perform("echo") { $0[name] = value }
        }
        #expect(error?.reason == .badConfiguration)
        #expect(error?.message == words)
    }

    @Test func `Intents and shortcuts are described on request, without invalid ones`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("Performs"))
        #expect(try runner.describe().intents.isEmpty)
        let description = try runner.describe(intents: true)
        #expect(
            description.intents.map(\.name) == ["echo", "read-settings", "take-time", "give-up"])
        #expect(description.intents.first?.title == "Echo")
        #expect(description.intents.first?.parameters.count == 5)
        let shortcut = try #require(description.shortcuts.first)
        #expect(description.shortcuts.count == 1)
        #expect(shortcut.intent == "take-time")
        #expect(shortcut.title == "Take Time")
        #expect(shortcut.symbol == "door.left.hand.open")
        #expect(shortcut.phrases == ["Open the door", "Let me in"])
        #expect(runner.logLines.count { $0.text.hasSuffix("It is left out.") } == 3)
    }

    @Test func `Calls after an intent is complete are ignored and logged`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileIntents"))
        #expect(try runner.perform("complete-twice").words == "first")
        #expect(try runner.perform("race").words.isEmpty)
        #expect(try runner.perform("be-well").words == "well")
        let warnings = runner.logLines.filter { $0.level == .warning }.map(\.text)
        #expect(warnings.count == 4)
        #expect(
            warnings.prefix(3).last == """
                Request 2 for 'complete-twice': widget_result_complete was called after the request \
                was completed.
                """)
    }

    @Test func `The message of an intent is shortened and printable`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileIntents"))
        let words = try runner.perform("chatter").words
        #expect(words.hasPrefix("\u{FFFD}xxx"))
        #expect(words.utf8.count < 17_000)
    }

    @Test(arguments: [
        ("run-script", "javascript:alert(1)"), ("open-words", "no url at all"),
        ("open-length", "https://example.org/"),
    ])
    func `An intent whose URL may not be opened fails`(intent: String, url: String)
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileIntents"))
        let error = #expect(throws: RefusedError.self) { try runner.perform(intent) }
        #expect(error?.reason == .intentFailed)
        #expect(error?.message.hasPrefix("The intent '\(intent)' asks to open '\(url)") == true)
    }

    @Test func `An intent can see that it is cancelled, and its message is not sent`() async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileIntents"))
        let id = try runner.requestPerformance("wait-for-cancel")
        try runner.waitForLine("working")
        try runner.send { $0.cancel.target = id }
        #expect(RefusedError(try runner.answer(to: id)).reason == .cancelled)
        #expect(try runner.perform("be-well").words == "well")
        #expect(runner.logLines.contains { $0.text == "noticed" })
    }

    @Test func `A deferred intent that never completes ends when it is cancelled`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileIntents"))
        let id = try runner.requestPerformance("forget")
        #expect(try runner.perform("be-well").words == "well")
        try runner.send { $0.cancel.target = id }
        #expect(RefusedError(try runner.answer(to: id)).reason == .cancelled)
    }

    @Test func `An intent that crashes ends the process`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileIntents"))
        _ = try runner.requestPerformance("crash")
        #expect(try runner.waitForEnd() == .signal(11))
    }

    @Test(arguments: [
        ("DuplicateIntent", "The intent 'open' was registered twice"),
        ("NamelessIntent", "An intent was registered without a name"),
        ("ThousandsOfIntents", "The plugin registers more than 200 intents"),
    ])
    func `An intent that cannot be registered makes its plugin unusable`(
        fixture: String, words: String
    ) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library(fixture))
        let error = #expect(throws: RefusedError.self) { try runner.describe() }
        #expect(error?.reason == .badRegistration)
        #expect(error?.message.hasPrefix(words) == true)
    }
}
