import Glibc
import Logging
import Testing

@testable import WidgetHost

/// Real child processes: their streams, their end and what is left of them.
@Suite(.timeLimit(.minutes(1))) struct ChildProcessTests {
    private func shell(_ script: String, logLines: Int = 5) async throws -> ChildProcess {
        try await ChildProcess.start(
            ChildSpawn(
                executable: "/bin/sh", arguments: ["-c", script],
                environment: ["PATH": "/usr/bin:/bin", "GREETING": "hello"]),
            logLineLimit: logLines,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private func everything(from child: ChildProcess) async -> [UInt8] {
        var all: [UInt8] = []
        while let bytes = await child.receive() { all += bytes }
        return all
    }

    @Test func `Bytes are sent to a child and received from it`() async throws {
        let child = try await shell("exec cat")
        child.send(Array("one ".utf8))
        child.send(Array("two".utf8))
        var heard: [UInt8] = []
        while heard.count < 7, let bytes = await child.receive() { heard += bytes }
        #expect(String(decoding: heard, as: UTF8.self) == "one two")
        child.signal(SIGTERM)
        #expect(await child.ended() == .killed(signal: SIGTERM))
    }

    @Test func `Bytes that the taker refuses are received`() async throws {
        let child = try await shell("exec cat")
        let (arrivals, arrived) = AsyncStream<Arrival>.makeStream()
        child.offer(to: { bytes in
            guard !bytes.contains(UInt8(ascii: "!")) else { return false }
            arrived.yield(.taken)
            return true
        })
        async let received = whatComes(from: child, upTo: UInt8(ascii: "!")) {
            arrived.yield(.received)
        }
        // Bytes are offered only while a receiver waits; earlier ones are received.
        var arrival = arrivals.makeAsyncIterator()
        repeat { child.send([UInt8(ascii: "?")]) } while await arrival.next() == .received
        child.send([UInt8(ascii: "!")])
        #expect(await received.last == UInt8(ascii: "!"))
        child.signal(SIGKILL)
        #expect(await child.receive() == nil)
    }

    /// The way in which bytes of a child have come.
    private enum Arrival { case taken, received }

    private func whatComes(
        from child: ChildProcess, upTo last: UInt8, arrived: @Sendable () -> Void = {}
    ) async -> [UInt8] {
        var heard: [UInt8] = []
        while heard.last != last, let bytes = await child.receive() {
            heard += bytes
            arrived()
        }
        return heard
    }

    @Test func `More bytes than a pipe holds are sent and received`() async throws {
        let child = try await shell("head -c 3000000")
        child.send([UInt8](repeating: 7, count: 3_000_000))
        #expect(await everything(from: child).count == 3_000_000)
        #expect(await child.ended() == .exited(status: 0))
    }

    @Test func `Output that is not received is kept up to a limit`() async throws {
        let child = try await shell("head -c 20000000 /dev/zero")
        #expect(await everything(from: child).count == 20_000_000)
    }

    @Test func `A child has exactly the environment that is given`() async throws {
        let child = try await shell("exec env")
        let text = String(decoding: await everything(from: child), as: UTF8.self)
        let names = text.split(separator: "\n").map { $0.prefix { $0 != "=" } }.sorted()
        #expect(
            names.filter { !["PWD", "SHLVL", "_", "OLDPWD"].contains($0) } == ["GREETING", "PATH"])
    }

    @Test func `A child inherits no descriptor of this process`() async throws {
        let open = Glibc.open("/dev/null", O_RDONLY)
        defer { close(open) }
        let child = try await shell("exec ls /proc/self/fd")
        let text = String(decoding: await everything(from: child), as: UTF8.self)
        // ls itself opens the folder, as the fourth.
        #expect(text == "0\n1\n2\n3\n")
    }

    @Test func `The last log lines are kept`() async throws {
        let child = try await shell(
            "for i in $(seq 1000); do echo line $i >&2; done; printf end >&2")
        _ = await child.ended()
        #expect(
            child.lastLogLines == ["line 997", "line 998", "line 999", "line 1000", "end"])
    }

    @Test func `A child that prints megabytes ends`() async throws {
        let child = try await shell("head -c 5000000 /dev/zero >&2; echo done")
        #expect(await everything(from: child) == Array("done\n".utf8))
        #expect(await child.ended() == .exited(status: 0))
    }

    @Test func `The end of a child has its exit status or its signal`() async throws {
        #expect(await (try await shell("exit 3")).ended() == .exited(status: 3))
        #expect(await (try await shell("kill -SEGV $$")).ended() == .killed(signal: SIGSEGV))
    }

    @Test func `Sending to a child that has ended does nothing`() async throws {
        let child = try await shell("exec 0<&-; echo ready; exec sleep 100")
        _ = await child.receive()
        child.send(Array("nobody listens".utf8))
        child.signal(SIGKILL)
        #expect(await child.ended() == .killed(signal: SIGKILL))
        child.send(Array("nobody is there".utf8))
        child.signal(SIGKILL)
        #expect(await child.receive() == nil)
    }

    @Test func `Writing to a pipe without a reader raises no signal`() throws {
        let pipe = try Syscalls.pipe()
        close(pipe.reading)
        guard case .peerIsGone = Syscalls.write(pipe.writing, [1]) else {
            Issue.record("somebody reads")
            return
        }
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0)
        close(pipe.writing)
    }

    @Test func `Processes that a child started are killed when it ends`() async throws {
        let child = try await shell("sleep 100 & echo $!; read line; exit 0")
        let line = await whatComes(from: child, upTo: UInt8(ascii: "\n"))
        let id = try #require(pid_t(String(decoding: line.dropLast(), as: UTF8.self)))
        let grandchild = try WatchedProcess(id)
        child.send([UInt8(ascii: "\n")])
        #expect(await child.ended() == .exited(status: 0))
        await grandchild.waitForEnd()
    }

    @Test func `Starting a missing program throws an error`() async {
        await #expect(throws: Errno(number: ENOENT)) {
            try await ChildProcess.start(
                ChildSpawn(executable: "/nowhere/runner", arguments: [], environment: [:]),
                logLineLimit: 5, logger: Logger(label: "test"))
        }
    }
}
