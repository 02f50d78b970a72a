import Glibc
import Logging
import Testing
import WidgetWire

@testable import WidgetHost

/// The owner of a plugin's processes, with scripted processes in memory.
@Suite(.timeLimit(.minutes(1))) struct RunnerTests {
    private func runner(
        _ processes: ScriptedProcess..., policy: HostPolicy = .standard
    ) -> (Runner, ScriptedLauncher) {
        let launcher = ScriptedLauncher(processes)
        let runner = Runner(
            plugin: "/plugins/clock.so", launcher: launcher, policy: policy,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        return (runner, launcher)
    }

    private func failure(
        of runner: Runner, _ question: Question = .describe(.widgets)
    ) async -> HostError.Code? {
        do throws(HostError) {
            _ = try await runner.ask(question)
            return nil
        } catch {
            return error.code
        }
    }

    @Test func `One process answers many questions`() async throws {
        let (runner, launcher) = runner(ScriptedProcess(script: Script.honest))
        guard case .description(let description) = try await runner.ask(.describe(.widgets)) else {
            Issue.record("no description")
            return
        }
        #expect(description.widgets.map(\.kind) == ["org.example.clock"])
        try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask { try await runner.ask(.timeline(.clock(environments: 2))) }
            }
            for try await answer in group {
                guard case .timeline(let timeline) = answer else {
                    Issue.record("no timeline")
                    return
                }
                #expect(timeline.entries.map(\.displayLists.count) == [2])
                #expect(timeline.policy == .never)
            }
        }
        #expect(launcher.launchCount == 1)
        await runner.shutDown()
    }

    @Test func `An end near the memory limit is reported as overMemory`() async {
        let limit = HostPolicy.standard.memoryLimit
        for (peak, isOver) in [(limit / 2, false), (limit - 4096, true)] {
            let process = ScriptedProcess(peakMemory: peak) { message in
                guard case .describe = message.request else { return Script.honest(message) }
                return [.end(.killed(signal: 6))]
            }
            let (runner, _) = runner(process)
            let expected: HostError.Code =
                isOver
                ? .overMemory(plugin: "/plugins/clock.so", used: peak, limit: limit)
                : .crashed(plugin: "/plugins/clock.so", end: .killed(signal: 6), log: [])
            #expect(await failure(of: runner) == expected)
            await runner.shutDown()
        }
    }

    @Test func `An end because of a bound is reported as that bound`() async {
        let folder = FolderBound(path: "/c", byteLimit: 512 << 20)
        let ends: [(Overuse, HostError.Code)] = [
            (
                .threads(count: 1203, limit: 1000),
                .tooManyThreads(plugin: "/plugins/clock.so", count: 1203, limit: 1000)
            ),
            (
                .memory(used: 2 << 30, limit: 1 << 30),
                .overMemory(plugin: "/plugins/clock.so", used: 2 << 30, limit: 1 << 30)
            ),
            (
                .mappings(count: 4000, limit: 3000),
                .tooManyMappings(plugin: "/plugins/clock.so", count: 4000, limit: 3000)
            ),
            (.watches(limit: 5), .tooManyWatches(plugin: "/plugins/clock.so", limit: 5)),
            (
                .inFlight(count: 6, limit: 5),
                .tooManyInFlight(plugin: "/plugins/clock.so", count: 6, limit: 5)
            ),
            (.reading(limit: 5), .tooMuchRead(plugin: "/plugins/clock.so", limit: 5)),
            (.running(seconds: 9), .tooBusy(plugin: "/plugins/clock.so", limit: .seconds(9))),
            (
                .folder(folder),
                .containerFull(plugin: "/plugins/clock.so", path: "/c", limit: 512 << 20)
            ),
        ]
        for (overuse, expected) in ends {
            let process = ScriptedProcess(overuse: overuse) { message in
                guard case .describe = message.request else { return Script.honest(message) }
                return [.end(.killed(signal: 9))]
            }
            let (runner, _) = runner(process)
            #expect(await failure(of: runner) == expected)
            await runner.shutDown()
        }
    }

    @Test func `Answers can arrive out of order and byte by byte`() async throws {
        let process = ScriptedProcess { message in
            Script.honest(message).flatMap { step -> [ScriptedProcess.Step] in
                guard case .reply(let reply) = step, let frame = try? Framing.frame(reply) else {
                    return [step]
                }
                return frame.map { .bytes([$0]) }
            }
        }
        let (runner, _) = runner(process)
        guard case .timeline(let timeline) = try await runner.ask(.timeline(.clock())) else {
            Issue.record("no timeline")
            return
        }
        #expect(timeline.entries.count == 1)
        await runner.shutDown()
    }

    @Test func `A crash has the last log lines, and the next process answers`() async throws {
        let crashing = ScriptedProcess(log: ["about to divide"]) { message in
            if case .describe = message.request { return [.end(.killed(signal: 8))] }
            return Script.honest(message)
        }
        let (runner, launcher) = runner(crashing, ScriptedProcess(script: Script.honest))
        #expect(
            await failure(of: runner)
                == .crashed(
                    plugin: "/plugins/clock.so", end: .killed(signal: 8), log: ["about to divide"]))
        _ = try await runner.ask(.describe(.widgets))
        #expect(launcher.launchCount == 2)
        await runner.shutDown()
    }

    @Test func `A process that never answers is killed`() async throws {
        var policy = HostPolicy.standard
        policy.describeDeadline = .milliseconds(50)
        let process = ScriptedProcess { message in
            if case .describe = message.request { return [] }
            return Script.honest(message)
        }
        let (runner, _) = runner(process, policy: policy)
        _ = try await runner.ask(.timeline(.clock()))
        #expect(
            await failure(of: runner)
                == .timedOut(
                    plugin: "/plugins/clock.so", task: "describe its widgets",
                    after: .milliseconds(50)))
        await runner.shutDown()
        #expect(process.signals == [SIGKILL])
    }

    @Test func `A process that never says hello is killed`() async {
        var policy = HostPolicy.standard
        policy.helloDeadline = .milliseconds(50)
        let process = ScriptedProcess { _ in [] }
        let (runner, _) = runner(process, policy: policy)
        #expect(
            await failure(of: runner)
                == .timedOut(
                    plugin: "/plugins/clock.so", task: "start", after: .milliseconds(50)))
        await runner.shutDown()
        #expect(process.signals == [SIGKILL])
    }

    @Test func `Bytes that are not a message are a bad reply`() async {
        let process = ScriptedProcess { message in
            if case .describe = message.request { return [.bytes([0xFF, 0xFF, 0xFF, 0xFF])] }
            return Script.honest(message)
        }
        let (runner, _) = runner(process)
        #expect(
            await failure(of: runner)
                == .badReply(
                    plugin: "/plugins/clock.so",
                    problem: "a message of 4294967295 bytes is above the limit of 16777216"))
        await runner.shutDown()
        #expect(process.signals == [SIGKILL])
    }

    @Test func `A process that closes its connection and goes on is killed`() async {
        let process = ScriptedProcess { message in
            if case .describe = message.request { return [.hangUp] }
            return Script.honest(message)
        }
        let (runner, _) = runner(process)
        #expect(
            await failure(of: runner)
                == .badReply(
                    plugin: "/plugins/clock.so",
                    problem: "it closed its connection and went on running"))
        #expect(process.signals == [SIGKILL])
    }

    @Test func `A process killed for a bound is reported so after closing its connection`() async {
        let process = ScriptedProcess(overuse: .mappings(count: 9, limit: 8)) { message in
            if case .describe = message.request { return [.hangUp] }
            return Script.honest(message)
        }
        let (runner, _) = runner(process)
        #expect(
            await failure(of: runner)
                == .tooManyMappings(plugin: "/plugins/clock.so", count: 9, limit: 8))
    }

    @Test func `An error names a runner that cannot be started`() async {
        let (runner, _) = runner()
        #expect(
            await failure(of: runner)
                == .runnerUnusable(path: "/nowhere/runner", problem: "not there"))
    }

    @Test func `A cancelled task cancels its request`() async throws {
        let process = ScriptedProcess { message in
            if case .timeline = message.request { return [] }
            return Script.honest(message)
        }
        let (runner, _) = runner(process)
        let task = Task { try await runner.ask(.timeline(.clock())) }
        await process.hears { $0.timeline.kind == "org.example.clock" }
        task.cancel()
        await #expect(throws: HostError(.cancelled)) { try await task.value }
        await process.hears { $0.cancel.target > 0 }
        // Its answer follows that of the cancelled request, so none is outstanding.
        _ = try await runner.ask(.describe(.widgets))
        await runner.shutDown()
        #expect(process.signals == [])
    }

    @Test func `Shutting down fails all requests and leaves no process`() async {
        let process = ScriptedProcess(
            ignoring: [SIGTERM],
            script: { message in
                if case .shutdown = message.request { return [] }
                return Script.mute(message)
            })
        var policy = HostPolicy.standard
        policy.killLadder = KillLadder([
            .init(.shutdownRequest, patience: .milliseconds(20)),
            .init(.signal(SIGTERM), patience: .milliseconds(20)),
        ])
        let (runner, _) = runner(process, policy: policy)
        let task = Task { try await runner.ask(.timeline(.clock())) }
        await process.hears { $0.timeline.kind == "org.example.clock" }
        await runner.shutDown()
        await #expect(throws: HostError(.shutDown)) { try await task.value }
        #expect(process.signals == [SIGTERM, SIGKILL])
        #expect(await failure(of: runner) == .shutDown)
    }
}
