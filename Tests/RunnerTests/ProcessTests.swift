import Foundation
import Testing
import WidgetWire

/// The start, the lockdown and the end of a runner.
@Suite(.timeLimit(.minutes(2)))
struct ProcessTests {
    @Test func `A plugin inherits no descriptors, and its standard input is /dev/null`()
        async throws
    {
        let secret = open("/etc/hostname", O_RDONLY)
        defer { close(secret) }
        let runner = try await RunnerProcess.greeted(
            Fixture.library("Good"), inheriting: [secret])
        _ = try runner.describe()
        let folder = "/proc/\(runner.pid)/fd"
        let open = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap(Int.init)
        #expect(open.sorted() == [0, 1, 2, 200, 201, 202, 203])
        let input = try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/0")
        #expect(input == "/dev/null")
    }

    @Test func `A runner has no new privileges, no core dumps and no priority`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        _ = try runner.describe()
        let status = try String(contentsOfFile: "/proc/\(runner.pid)/status", encoding: .utf8)
        #expect(status.contains("NoNewPrivs:\t1"))
        let limits = try String(contentsOfFile: "/proc/\(runner.pid)/limits", encoding: .utf8)
        let core = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
        #expect(core?.split(separator: " ").dropFirst(4).prefix(2) == ["1", "1"])
        let priority = limits.split(separator: "\n").first { $0.hasPrefix("Max realtime priority") }
        #expect(priority?.split(separator: " ").dropFirst(3).prefix(2) == ["0", "0"])
    }

    @Test func `A plugin's standard output is redirected to standard error`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("FloodsOutput"))
        let answer = try runner.timeline("org.example.floods-output")
        #expect(answer.entries.map(\.displayList.texts) == [["Flooded"]])
        #expect(runner.output.utf8.count > 30 << 20)
    }

    @Test(arguments: [
        (
            "CrashesInProvider", "org.example.crashes-in-provider",
            "about to crash in the provider"
        ),
        ("CrashesInContent", "org.example.crashes-in-content", "about to crash in the content"),
    ])
    func `A crash ends the runner with its signal, after the plugin's log`(
        plugin: String, kind: String, words: String
    ) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library(plugin))
        #expect(throws: ClientError.self) { try runner.timeline(kind) }
        #expect(try runner.waitForEnd() == .signal(SIGSEGV))
        #expect(runner.output.contains(words))
    }

    @Test func `The runner ends when the host hangs up`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Good"))
        runner.hangUp()
        #expect(try runner.waitForEnd() == .status(0))
    }

    @Test func `The runner ends on request, after stopping the plugin's main loop`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("OwnMainLoop"))
        let answer = try runner.timeline("org.example.own-main-loop")
        #expect(
            answer.entries.map(\.displayList.texts)
                == Array(repeating: ["main thread", "in the loop"], count: 3))
        try runner.send { $0.shutdown = ShutdownRequest() }
        #expect(try runner.waitForEnd() == .status(0))
        #expect(runner.output == "the loop has returned\n")
    }

    @Test(arguments: [
        ("OwnMainLoop", "org.example.stubborn-main-loop"), ("HangsInEntry", nil),
    ])
    func `The runner ends although the plugin's main thread is blocked`(
        plugin: String, kind: String?
    )
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library(plugin))
        if let kind { _ = try runner.timeline(kind) }
        runner.hangUp()
        #expect(try runner.waitForEnd() == .status(EX_SOFTWARE))
        #expect(runner.output.contains("The plugin's main thread is busy; ended after 2 seconds."))
    }

    @Test func `The runner ends with the process that started it`() async throws {
        let shell = try await RunnerProcess(
            [
                "-c", "exec 3<&0; \"$0\" --plugin \"$1\" <&3 & wait", RunnerProcess.program,
                Fixture.library("Good"),
            ], program: "/bin/sh")
        _ = try shell.next()
        // The pipe to the runner stays open: only the shell's end can be what ends it.
        kill(shell.pid, SIGKILL)
        #expect(try shell.waitForEnd() == .signal(SIGKILL))
    }

    @Test func `A runner whose parent is gone already does not start`() async throws {
        let runner = try await RunnerProcess(
            ["--plugin", Fixture.library("Good"), "--parent", "1"])
        #expect(try runner.waitForEnd() == .status(0))
        #expect(
            runner.output == "widget-runner: The process 1 that started this runner has ended.\n")
    }

    @Test func `A host of another protocol version is refused before the plugin is loaded`()
        async throws
    {
        let runner = try await RunnerProcess(["--plugin", Fixture.library("CrashesInEntry")])
        try runner.send { $0.hello.version = 99 }
        #expect(try runner.waitForEnd() == .status(EX_PROTOCOL))
        #expect(runner.output.contains("it speaks version 99 of the protocol, this runner 1"))
    }

    @Test(arguments: [
        ([0xff, 0xff, 0xff, 0xff] as [UInt8], "above the limit"),
        ([2, 0, 0, 0, 0xff, 0xff], "no readable message"),
        ([0, 0, 0, 0], "its first message is not hello"),
    ])
    func `A host that does not speak the protocol is refused`(bytes: [UInt8], words: String)
        async throws
    {
        let runner = try await RunnerProcess(["--plugin", Fixture.library("Good")])
        try runner.write(bytes)
        #expect(try runner.waitForEnd() == .status(EX_PROTOCOL))
        #expect(runner.output.contains(words))
    }

    @Test(arguments: [
        ([], "No --plugin was given."), (["--plugin"], "The option --plugin needs a value."),
        (["-v"], "The argument '-v' is unknown."),
        (["--plugin", "x", "--parent", "me"], "'me' is not a process id."),
    ])
    func `A runner that is started by hand prints what it is for`(
        arguments: [String], words: String
    )
        async throws
    {
        let runner = try await RunnerProcess(arguments)
        #expect(try runner.waitForEnd() == .status(EX_USAGE))
        #expect(runner.output.contains(words))
        #expect(runner.output.contains("Porthole starts this program itself, with pipes"))
    }

    @Test func `A runner does not start without pipes`() async throws {
        let shell = try await RunnerProcess(
            ["-c", "\"$0\" --plugin x </dev/null", RunnerProcess.program], program: "/bin/sh")
        #expect(try shell.waitForEnd() == .status(EX_USAGE))
        #expect(shell.output.contains("Descriptor 0 is not a pipe."))
    }
}
