import Glibc
import Testing

@testable import WidgetHost

/// The state machine of a process, with a clock that the tests set.
@Suite struct RunnerLifecycleTests {
    private var now = SuspendingClock().now
    private var lifecycle: RunnerLifecycle
    private let patience = RunnerLifecycle.Patience(
        deadline: .seconds(30), cancelGrace: .seconds(1))

    init() {
        var policy = HostPolicy.standard
        policy.backOff = BackOff(rests: [.zero, .seconds(1), .seconds(5)])
        lifecycle = RunnerLifecycle(policy: policy)
    }

    private mutating func pass(_ duration: Duration) -> [RunnerLifecycle.Action] {
        now += duration
        return lifecycle.timerFired(at: now)
    }

    /// Starts a process and has it answer the requests `ids`, which stay open.
    private mutating func start(_ ids: UInt64...) {
        for id in ids { _ = lifecycle.requestArrived(id, patience, at: now) }
        _ = lifecycle.connected(at: now)
    }

    @Test mutating func `The first request launches a process and is submitted after its hello`() {
        #expect(lifecycle.requestArrived(1, patience, at: now) == [.launch])
        #expect(lifecycle.requestArrived(2, patience, at: now) == [])
        #expect(lifecycle.nextWakeUp == now + .seconds(2))
        #expect(lifecycle.connected(at: now) == [.submit(1), .submit(2)])
        #expect(lifecycle.state == .busy)
        #expect(lifecycle.requestArrived(3, patience, at: now) == [.submit(3)])
    }

    @Test mutating func `An idle process is asked to end, then terminated, then killed`() {
        start(1)
        #expect(lifecycle.answered(1, at: now) == [])
        #expect(lifecycle.nextWakeUp == now + .seconds(30))
        #expect(pass(.seconds(29)) == [])
        #expect(pass(.seconds(1)) == [.end(.shutdownRequest)])
        #expect(pass(.seconds(1)) == [.end(.signal(SIGTERM))])
        #expect(pass(.milliseconds(500)) == [.end(.kill)])
        #expect(lifecycle.nextWakeUp == nil)
        #expect(lifecycle.processEnded(at: now) == [])
        #expect(lifecycle.state == .stopped)
    }

    @Test mutating func `A request while an idle process ends gets another process`() {
        start(1)
        _ = lifecycle.answered(1, at: now)
        _ = pass(.seconds(30))
        #expect(lifecycle.requestArrived(2, patience, at: now) == [])
        #expect(lifecycle.processEnded(at: now) == [.launch])
        #expect(lifecycle.connected(at: now) == [.submit(2)])
    }

    @Test mutating func `A dismissed process ends unless it is busy`() {
        start(1)
        #expect(lifecycle.dismissed(at: now) == [])
        _ = lifecycle.answered(1, at: now)
        #expect(lifecycle.dismissed(at: now) == [.end(.shutdownRequest)])
    }

    @Test mutating func `A process without a hello is killed, and its requests are lost`() {
        _ = lifecycle.requestArrived(1, patience, at: now)
        #expect(pass(.seconds(2)) == [.lose(1, .noHello), .end(.kill)])
        #expect(lifecycle.processEnded(at: now) == [])
        #expect(lifecycle.state == .stopped)
    }

    @Test
    mutating func `A request past its deadline is expired and cancelled, then kills the process`() {
        start(1)
        #expect(pass(.seconds(30)) == [.expire(1), .cancel(1)])
        #expect(lifecycle.nextWakeUp == now + .seconds(1))
        #expect(pass(.seconds(1)) == [.end(.kill)])
    }

    @Test mutating func `A request during an unanswered cancellation waits for the next process`() {
        start(1)
        _ = pass(.seconds(30))
        #expect(lifecycle.requestArrived(2, patience, at: now) == [])
        #expect(pass(.seconds(1)) == [.end(.kill)])
        #expect(lifecycle.processEnded(at: now) == [.launch])
        #expect(lifecycle.connected(at: now) == [.submit(2)])
    }

    @Test mutating func `A request during a cancellation is submitted after it`() {
        start(1)
        _ = pass(.seconds(30))
        #expect(lifecycle.requestArrived(2, patience, at: now) == [])
        #expect(lifecycle.answered(1, at: now) == [.submit(2)])
        #expect(lifecycle.state == .busy)
    }

    @Test mutating func `A process that gives up an expired request goes on`() {
        start(1)
        _ = pass(.seconds(30))
        #expect(lifecycle.answered(1, at: now) == [])
        #expect(lifecycle.state == .ready(since: now))
    }

    @Test mutating func `An expired request that cannot be cancelled kills the process at once`() {
        let strict = RunnerLifecycle.Patience(deadline: .seconds(5), cancelGrace: .zero)
        _ = lifecycle.requestArrived(1, strict, at: now)
        _ = lifecycle.connected(at: now)
        #expect(pass(.seconds(5)) == [.expire(1), .end(.kill)])
    }

    @Test mutating func `A withdrawn request is cancelled only if it was submitted`() {
        _ = lifecycle.requestArrived(1, patience, at: now)
        _ = lifecycle.requestArrived(2, patience, at: now)
        #expect(lifecycle.withdrawn(1, at: now) == [])
        #expect(lifecycle.connected(at: now) == [.submit(2)])
        #expect(lifecycle.withdrawn(2, at: now) == [.cancel(2)])
        #expect(lifecycle.withdrawn(2, at: now) == [])
        #expect(pass(.seconds(1)) == [.end(.kill)])
    }

    @Test mutating func `Repeated crashes lead to longer back-offs and then to quarantine`() {
        for (failure, rest) in [Duration.zero, .seconds(1), .seconds(5)].enumerated() {
            let id = UInt64(failure + 1)
            start(id)
            #expect(lifecycle.processEnded(at: now) == [.lose(id, .processEnded)])
            if rest > .zero {
                #expect(lifecycle.state == .backingOff(until: now + rest))
                #expect(
                    lifecycle.requestArrived(99, patience, at: now) == [.lose(99, .resting(rest))])
            }
            now += rest
        }
        start(4)
        #expect(lifecycle.processEnded(at: now) == [.lose(4, .processEnded)])
        #expect(lifecycle.state == .quarantined)
        #expect(
            lifecycle.requestArrived(5, patience, at: now)
                == [.lose(5, .quarantined(failures: 4))])
    }

    @Test mutating func `An answer resets the count of failures`() {
        for id in 1...20 as ClosedRange<UInt64> {
            start(2 * id)
            _ = lifecycle.answered(2 * id, at: now)
            #expect(lifecycle.processEnded(at: now) == [])
            #expect(lifecycle.state == .stopped)
        }
    }

    @Test mutating func `The end of a process names the failure after it closed its connection`() {
        start(1)
        #expect(lifecycle.hungUp(at: now) == [])
        #expect(lifecycle.processEnded(at: now) == [.lose(1, .processEnded)])
    }

    @Test mutating func `A process that goes on after closing its connection is killed`() {
        start(1)
        _ = lifecycle.hungUp(at: now)
        #expect(pass(.milliseconds(500)) == [.end(.kill)])
        #expect(lifecycle.processEnded(at: now) == [.lose(1, .hungUp)])
    }

    @Test mutating func `A request after the connection was closed gets another process`() {
        start(1)
        _ = lifecycle.hungUp(at: now)
        #expect(lifecycle.requestArrived(2, patience, at: now) == [])
        #expect(lifecycle.processEnded(at: now) == [.lose(1, .processEnded), .launch])
        #expect(lifecycle.connected(at: now) == [.submit(2)])
    }

    @Test mutating func `A connection closed before the hello loses the requests`() {
        _ = lifecycle.requestArrived(1, patience, at: now)
        _ = lifecycle.hungUp(at: now)
        #expect(lifecycle.processEnded(at: now) == [.lose(1, .processEnded)])
    }

    @Test mutating func `An ignored cancellation loses the other requests of the process`() {
        start(1, 2)
        #expect(lifecycle.withdrawn(1, at: now) == [.cancel(1)])
        #expect(pass(.seconds(1)) == [.lose(2, .ignoredCancellation), .end(.kill)])
    }

    @Test mutating func `A retired process answers its requests and ends`() {
        start(1, 2)
        #expect(lifecycle.retired(at: now) == [])
        #expect(lifecycle.answered(1, at: now) == [])
        #expect(lifecycle.answered(2, at: now) == [.end(.shutdownRequest)])
        #expect(lifecycle.processEnded(at: now) == [])
        #expect(lifecycle.state == .stopped)
    }

    @Test mutating func `A retired process without requests ends at once`() {
        start(1)
        _ = lifecycle.answered(1, at: now)
        #expect(lifecycle.retired(at: now) == [.end(.shutdownRequest)])
    }

    @Test mutating func `A process that is retired before its hello answers its requests first`() {
        _ = lifecycle.requestArrived(1, patience, at: now)
        #expect(lifecycle.retired(at: now) == [])
        #expect(lifecycle.connected(at: now) == [.submit(1)])
        #expect(lifecycle.answered(1, at: now) == [.end(.shutdownRequest)])
    }

    @Test mutating func `A broken protocol loses all requests and kills the process`() {
        start(1, 2)
        #expect(
            lifecycle.protocolBroken(at: now)
                == [.lose(1, .protocolBroken), .lose(2, .protocolBroken), .end(.kill)])
        #expect(lifecycle.protocolBroken(at: now) == [])
    }

    @Test mutating func `A failed launch causes no back-off`() {
        for id in 1...10 as ClosedRange<UInt64> {
            #expect(lifecycle.requestArrived(id, patience, at: now) == [.launch])
            #expect(lifecycle.launchFailed() == [.lose(id, .notLaunched)])
        }
    }

    @Test mutating func `Shutting down loses all requests and climbs the kill ladder`() {
        start(1)
        #expect(
            lifecycle.shutDown(at: now) == [.lose(1, .shutDown), .end(.shutdownRequest)])
        #expect(lifecycle.requestArrived(2, patience, at: now) == [.lose(2, .shutDown)])
        #expect(pass(.seconds(1)) == [.end(.signal(SIGTERM))])
        #expect(lifecycle.processEnded(at: now) == [])
        #expect(lifecycle.state == .stopped)
    }

    @Test mutating func `Shutting down kills a process that is launching or cannot be reached`() {
        var launching = lifecycle
        _ = launching.requestArrived(1, patience, at: now)
        #expect(launching.shutDown(at: now) == [.lose(1, .shutDown), .end(.kill)])
        var loading = lifecycle
        let deaf = RunnerLifecycle.Patience(deadline: .seconds(5), cancelGrace: .zero)
        _ = loading.requestArrived(1, deaf, at: now)
        _ = loading.connected(at: now)
        #expect(loading.shutDown(at: now) == [.lose(1, .shutDown), .end(.kill)])
        start(1)
        _ = pass(.seconds(30))
        #expect(lifecycle.shutDown(at: now) == [.lose(1, .shutDown), .end(.kill)])
    }
}
