import Foundation
import Testing
import WidgetWire

/// Descriptions of valid and invalid plugins.
@Suite(.timeLimit(.minutes(2)))
struct DescribeTests {
    @Test func `A widget's descriptor arrives with its parameters and defaults`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("AllParameters"))
        let widget = try #require(runner.describe().widgets.first)
        #expect(widget.kind == "org.example.all-parameters")
        #expect(widget.displayName == "All Parameters")
        #expect(widget.families == [.systemSmall])
        #expect(widget.parameters.map(\.name) == ["flag", "count", "ratio", "name", "start"])
        #expect(widget.parameters.map(\.kind) == [.bool, .int, .double, .string, .date])
        #expect(
            widget.parameters.map(\.defaultValue.value) == [
                .bool(true), .int(-7), .double(0.5), .string("Ada"), .date(0),
            ])
        #expect(!widget.contentMarginsDisabled && widget.backgroundRemovable)
    }

    @Test func `Broken UTF-8 is repaired`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("InvalidUTF8"))
        let widget = try #require(runner.describe().widgets.first)
        #expect(widget.displayName == "Broken \u{FFFD} Name")
        #expect(widget.summary.isEmpty)
    }

    @Test func `Structs of older and newer headers are read by their size`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("OtherSizes"))
        let widgets = try runner.describe().widgets
        #expect(widgets.map(\.kind) == ["org.example.newer", "org.example.older"])
        #expect(widgets.first?.parameters.map(\.name) == ["one", "two"])
        #expect(widgets.last?.families == [.systemMedium])
    }

    @Test func `An error names a text file in place of a library`() async throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "no-library-\(UUID().uuidString).so").path
        try "hello".write(toFile: path, atomically: true, encoding: .utf8)
        let error = try await refusal(of: path)
        #expect(error.reason == .notALibrary)
        #expect(
            error.message == """
                '\(path)' is not a shared library that can be loaded: \(path): file too short.
                """)
    }

    @Test func `An error names a missing library`() async throws {
        let error = try await refusal(of: "/nowhere/x.so")
        #expect(error.reason == .notALibrary)
        #expect(error.message.contains("No such file"))
    }

    @Test func `The error for a library without the entry names the symbol`() async throws {
        let error = try await refusal(of: Fixture.library("NoEntry"))
        #expect(error.reason == .missingEntry)
        #expect(
            error.message.contains("does not export widget_plugin_entry, so it is not a plugin"))
    }

    @Test func `A plugin of another major version is refused with both versions`() async throws {
        let error = try await refusal(of: Fixture.library("FutureABI"))
        #expect(error.reason == .abiVersion)
        #expect(
            error.message.contains("this runner offers 1.0; build it with this runner's header"))
    }

    @Test(arguments: [
        ("RegistersNothing", Failure.Reason.noWidgets, "registered no widget"),
        ("EmptyKind", .badRegistration, "with an empty kind"),
        ("SameKindTwice", .duplicateKind, "was registered twice"),
        ("UnknownCondition", .badRegistration, "depends on 'gone'; name another parameter of it"),
    ])
    func `An error names an invalid registration`(
        plugin: String, reason: Failure.Reason, words: String
    )
        async throws
    {
        let error = try await refusal(of: Fixture.library(plugin))
        #expect(error.reason == reason)
        #expect(error.message.contains(words))
    }

    @Test func `A request to a plugin that could not be loaded gets the same error`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("NoEntry"))
        let error = #expect(throws: RefusedError.self) { try runner.timeline("x") }
        #expect(error?.reason == .missingEntry)
    }

    @Test func `A crash in the entry ends the runner with its signal`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("CrashesInEntry"))
        #expect(try runner.waitForEnd() == .signal(SIGSEGV))
    }

    private func refusal(of plugin: String) async throws -> RefusedError {
        let runner = try await RunnerProcess.greeted(plugin)
        return try #require(throws: RefusedError.self) { try runner.describe() }
    }
}
