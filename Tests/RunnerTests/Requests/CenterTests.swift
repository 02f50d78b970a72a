import Testing
import WidgetWire

/// Reloads that plugins request, and the list of placed widgets.
@Suite(.timeLimit(.minutes(2)))
struct CenterTests {
    @Test func `Reloads of a plugin's own kinds are sent, and others are logged`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("AsksForReloads"))
        let id = try runner.requestPerformance("reload")
        #expect(try runner.nextReload() == .with { $0.kind = "org.example.reloads" })
        #expect(try runner.nextReload() == .with { $0.subject = .controls })
        guard case .performed = try runner.answer(to: id) else {
            Issue.record("it was not performed")
            return
        }
        let warnings = runner.logLines.map(\.text)
        #expect(
            warnings == [
                "A reload that is asked for by widget_plugin_entry is ignored.",
                """
                A reload of 'org.example.somebody-else' is ignored: the plugin has no such widget.
                """,
            ])
    }

    @Test func `Many reloads are sent as one at once and one later`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("AsksForReloads"))
        let id = try runner.requestPerformance("flood")
        var reloads = 0
        var hasEnded = false
        while !hasEnded {
            let message = try #require(try runner.next())
            if case .reload = message.reply { reloads += 1 }
            hasEnded = message.id == id
        }
        // As many as the flood lasted seconds, and the first.
        #expect(reloads >= 1 && reloads <= 20)
        _ = try runner.nextReload()
        #expect(runner.logLines.count { $0.text.contains("asks for reloads all the time") } == 1)
    }

    @Test func `A plugin can list its placed widgets`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("AsksForReloads"))
        #expect(try placed(runner).isEmpty)
        try runner.send {
            $0.instances.instances = [
                .with {
                    $0.kind = "org.example.reloads"
                    $0.family = .systemMedium
                    $0.configuration["b"] = .with { $0.string = "text" }
                    $0.configuration["a"] = .with { $0.int = 5 }
                },
                .with { $0.kind = "control" },
            ]
        }
        #expect(try placed(runner) == "org.example.reloads 2 a=5 b=text0;control 0;")
    }

    private func placed(_ runner: RunnerProcess) throws -> String {
        try runner.timeline("org.example.reloads").entries.flatMap(\.displayList.texts).joined()
    }
}

extension RunnerProcess {
    /// The next message, which must ask for a reload.
    fileprivate func nextReload() throws -> ReloadRequest {
        guard let message = try next(), message.id == 0, case .reload(let request) = message.reply
        else { throw ClientError.unexpectedReply }
        return request
    }
}
