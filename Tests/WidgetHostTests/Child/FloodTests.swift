import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// Children that write more than the host reads at once.
@Suite struct FloodTests {
    @Test(arguments: [("a", 512...520), ("a\n", 28...32)] as [(String, ClosedRange<Int>)])
    func `A child that exceeds the rate limit of its log is paused`(
        text: String, writes: ClosedRange<Int>
    ) throws {
        let pipes = try ChildPipes()
        try Syscalls.makeNonBlocking(pipes.log.writing)
        var streams = pipes.streams
        defer { pipes.close(&streams) }
        let log = pipes.log
        var isHeld: Bool { !streams.interests.contains { $0.fd == log.reading } }
        let lines = ArraySlice(String(repeating: text, count: 32 * 1024 / text.utf8.count).utf8)
        var count = 0
        while !isHeld, count < 1_000 {
            guard case .wrote = Syscalls.write(log.writing, lines) else { break }
            _ = streams.serve(log.reading)
            count += 1
        }
        // 16 MiB, of which each line takes 32 bytes besides its own.
        #expect(writes.contains(count))
        #expect(isHeld)
        streams.look(at: .now + .seconds(1))
        #expect(!isHeld)
    }

    @Test func `A child that exceeds the rate limit of reads is paused`() throws {
        let pipes = try ChildPipes()
        var streams = pipes.streams
        defer { pipes.close(&streams) }
        let output = pipes.output
        func reads() -> Int {
            var count = 0
            while !streams.isHeld, count < 100_000 {
                guard case .wrote(1) = Syscalls.write(output.writing, [0]) else { break }
                _ = streams.serve(output.reading)
                count += 1
            }
            return count
        }
        #expect(reads() == 1_024 + 65_536 + 1)
        #expect(streams.interests.isEmpty)
        streams.look(at: .now + .seconds(1))
        #expect((2_048...20_000).contains(reads()))
        streams.look(at: .now + .seconds(20))
        // Answers to requests are not delayed.
        let isHeard = streams.send([0])
        #expect(isHeard && reads() > 1_024)
    }

    /// Whether it breaks the protocol to send so many messages now and again a while later.
    private func isViolation(_ count: Int, again pause: Duration, limit: Int) throws -> Bool {
        var policy = HostPolicy()
        policy.unaskedLimit = limit
        var state = RunnerState(plugin: "/p.so", policy: policy, placed: PlacedInstances())
        let empty = try Framing.frame(RunnerMessage())
        let start = SuspendingClock.now
        for moment in [start, start + pause] {
            state.received(Array(repeatElement(empty, count: count).joined()), at: moment)
        }
        return state.takeActions().contains { action in
            if case .log(_, let words, _) = action {
                words.contains("MB unasked within a minute")
            } else {
                false
            }
        }
    }

    @Test func `Unsolicited messages above the limit are a violation`() throws {
        let (limit, many) = (2 << 20, 1_500)
        #expect(try isViolation(many, again: .zero, limit: limit))
        #expect(try isViolation(2 * many, again: .seconds(60), limit: limit))
        #expect(try !isViolation(many, again: .seconds(60), limit: limit))
        #expect(try !isViolation(many, again: .zero, limit: HostPolicy.standard.unaskedLimit))
    }
}

/// The pipes of a child whose part the test plays.
private struct ChildPipes {
    let input: (reading: Int32, writing: Int32)
    let output: (reading: Int32, writing: Int32)
    let log: (reading: Int32, writing: Int32)

    init() throws {
        (input, output, log) = (try Syscalls.pipe(), try Syscalls.pipe(), try Syscalls.pipe())
        for end in [output.reading, log.reading] { try Syscalls.makeNonBlocking(end) }
    }

    /// The host's ends.
    var streams: ChildStreams {
        let started = ChildSpawn.Started(
            pid: 0, input: input.writing, output: output.reading, log: log.reading, exit: -1)
        return ChildStreams(started, logRing: LogRing(lineCount: 5))
    }

    /// Closes both sides' ends.
    func close(_ streams: inout ChildStreams) {
        _ = streams.finish()
        for end in [input.reading, output.writing, log.writing] { Syscalls.close(end) }
    }
}
