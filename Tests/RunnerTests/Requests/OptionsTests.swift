import Testing
import WidgetWire

/// Requests for values of a parameter.
@Suite(.timeLimit(.minutes(2)))
struct OptionsTests {
    private static let kind = "org.example.coins"
    private static let hostile = "org.example.hostile-options"

    @Test func `A parameter's values come in sections and depend on other settings`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let sections = try runner.options("coin", of: Self.kind, search: "coin") {
            $0["rows"] = .with { $0.int = 7 }
        }
        #expect(sections.map(\.title) == ["", "Rare"])
        #expect(sections.map { $0.choices.map(\.id) } == [["bitcoin", "litecoin"], ["dogecoin"]])
        #expect(sections.first?.choices.first?.title == "bitcoin")
        #expect(sections.first?.choices.first?.subtitle == "row 7!")
        #expect(sections.last?.choices.first?.title == "Dogecoin")
        let all = try runner.options("coin", of: Self.kind)
        #expect(all.first?.choices.first?.subtitle == "row 3")
        #expect(all.first?.choices.count == 3)
    }

    @Test func `A parameter's values can come later, from another thread`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let sections = try runner.options("late", of: Self.kind)
        #expect(sections.map { $0.choices.map(\.title) } == [["Late"]])
    }

    @Test(arguments: [
        (
            kind, "rows", Failure.Reason.badRequest,
            """
            The parameter 'rows' of the widget 'org.example.coins' has no values to choose from.
            """
        ),
        (
            kind, "speed", .badConfiguration,
            """
            The widget 'org.example.coins' has no parameter 'speed'; it has coin, place, rows, \
            late, none, pair.
            """
        ),
        (kind, "none", .optionsFailed, "The market is closed."),
        (
            "org.example.level", "level", .badRequest,
            """
            The parameter 'level' of the control 'org.example.level' has no values to choose from.
            """
        ),
        (
            "org.example.none", "coin", .unknownKind,
            """
            The plugin has no widget of the kind 'org.example.none'; it has org.example.coins, \
            org.example.level, org.example.listed.
            """
        ),
    ])
    func `An error names a parameter without options`(
        kind: String, parameter: String, reason: Failure.Reason, words: String
    ) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let error = #expect(throws: RefusedError.self) {
            try runner.options(parameter, of: kind)
        }
        #expect(error?.reason == reason)
        #expect(error?.message == words)
    }

    @Test func `A description has the options and list lengths of parameters`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let parameters = try #require(try runner.describe().widgets.first?.parameters)
        #expect(parameters.filter(\.findsOptions).map(\.name) == ["coin", "late", "none"])
        #expect(
            parameters.filter(\.hasCount).map(\.count) == [
                .with { ($0.minimum, $0.maximum) = (2, 3) }
            ])
    }

    @Test func `A list with too many values is refused, and a rejected setting is sent`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("FindsOptions"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline(Self.kind) {
                $0.configuration["pair"] = .with { $0.string = #"["a", "b, c", "d", "e"]"# }
            }
        }
        #expect(
            error?.message == """
                The parameter 'pair' of the widget 'org.example.coins' has 4 values; it takes from \
                2 to 3.
                """)
        let end = try runner.timeline(Self.kind).end
        #expect(end.rejected.map(\.parameter) == ["coin"])
        #expect(end.rejected.map(\.message) == ["It is gone."])
        #expect(runner.logLines.contains { $0.text.contains("there is no parameter 99") })
    }

    @Test(arguments: ["flood", "sections", "fat"])
    func `Too many values of a parameter are a failure`(parameter: String) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileOptions"))
        let error = #expect(throws: RefusedError.self) {
            try runner.options(parameter, of: Self.hostile)
        }
        #expect(error?.reason == .optionsFailed)
        #expect(error?.message.hasPrefix("More than 10000 values") == true)
    }

    @Test func `Values without a valid id are left out and logged`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileOptions"))
        let choices = try runner.options("lie", of: Self.hostile).flatMap(\.choices)
        #expect(choices.map(\.id) == ["twice", "broken \u{FFFD}"])
        #expect(choices.first?.title == "First")
        #expect(runner.logLines.count { $0.text.contains("is left out") } == 6)
    }

    @Test func `Calls after the options are complete are ignored and logged`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileOptions"))
        let choices = try runner.options("twice", of: Self.hostile).flatMap(\.choices)
        #expect(choices.map(\.id) == ["first"])
        #expect(try runner.options("well", of: Self.hostile).count == 1)
        #expect(runner.logLines.count { $0.level == .warning } == 2)
    }

    @Test func `A function that crashes ends the process`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("HostileOptions"))
        _ = try runner.requestOptions("crash", of: Self.hostile)
        #expect(try runner.waitForEnd() == .signal(11))
    }
}
