import CLinux

/// The time that plugins have: it stands still while the machine sleeps, and while this process and
/// its plugins are stopped.
struct PluginClock: Sendable {
    private let clock = SuspendingClock()

    private var pauses: Duration { .nanoseconds(linux_paused_time()) }

    var now: SuspendingClock.Instant { clock.now - pauses }

    /// Waits until a time of this clock, or less if there is a pause.
    func sleep(until due: SuspendingClock.Instant) async throws {
        try await clock.sleep(until: due + pauses)
    }
}
