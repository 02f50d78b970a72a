import Testing
import WidgetWire

/// The configuration of a widget as arguments of its C functions.
@Suite(.timeLimit(.minutes(2)))
struct ConfigurationTests {
    private static let kind = "org.example.all-parameters"

    @Test func `A parameter that is not set has its default`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("AllParameters"))
        let list = try #require(runner.timeline(Self.kind).entries.first?.displayList)
        #expect(list.text(of: "flag") == "true")
        #expect(list.text(of: "count") == "-7")
        #expect(list.text(of: "ratio") == "0.5")
        #expect(list.text(of: "name") == "Ada")
        #expect(list.text(of: "start") == "0.000")
    }

    @Test func `Arguments of all five types arrive as they were set`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("AllParameters"))
        let answer = try runner.timeline(Self.kind) {
            $0.configuration = [
                "flag": .of(.bool(false)), "count": .of(.int(.min)), "ratio": .of(.double(-1e-9)),
                "name": .of(.string("Zoë 🦊")), "start": .of(.date(1_234_567.875)),
            ]
        }
        let list = try #require(answer.entries.first?.displayList)
        #expect(list.text(of: "flag") == "false")
        #expect(list.text(of: "count") == "-9223372036854775808")
        #expect(list.text(of: "ratio") == "-1.0000000000000001e-09")
        #expect(list.text(of: "name") == "Zoë 🦊")
        #expect(list.text(of: "start") == "1234567.875")
    }

    @Test(arguments: [
        (
            "count", ParameterValue.OneOf_Value.string("many"),
            "The parameter 'count' of the widget 'org.example.all-parameters' takes a int, not a string."
        ),
        (
            "flag", .int(1),
            "The parameter 'flag' of the widget 'org.example.all-parameters' takes a bool, not a int."
        ),
        (
            "start", .double(1),
            "The parameter 'start' of the widget 'org.example.all-parameters' takes a date, not a double."
        ),
        ("size", .int(1), "has no parameter 'size'; it has flag, count, ratio, name, start."),
        ("name", .string("a\0b"), "holds a NUL character; remove it."),
    ])
    func `An error names a value of the wrong type`(
        name: String, value: ParameterValue.OneOf_Value, words: String
    ) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("AllParameters"))
        let error = #expect(throws: RefusedError.self) {
            try runner.timeline(Self.kind) { $0.configuration = [name: .of(value)] }
        }
        #expect(error?.reason == .badConfiguration)
        #expect(error?.message.hasSuffix(words) == true)
    }
}

extension ParameterValue {
    fileprivate static func of(_ value: OneOf_Value) -> ParameterValue {
        .with { $0.value = value }
    }
}
