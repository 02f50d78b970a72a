import Glibc

/// How much work one picture may cause: a plugin can put hundreds of effects inside one another.
///
/// A widget needs a small part of it. What goes beyond is drawn without its effect, and a picture that
/// takes far too long is given up.
final class EffectBudget {
    /// Pixels that may still be made, all layers together.
    private var pixels: Int
    /// Groups that may be open at once: each can be as large as the picture.
    private var layers = 64
    /// Groups that may be drawn, one after another.
    private var groups = 500
    /// Materials that may still show what is behind them: each draws all that again.
    private var backdrops = 100
    /// The drawing thread's processor time, in seconds, at which the picture is given up.
    private let end: Double
    /// The time before which a thread cannot have had that much, to be told without asking the kernel.
    private var earliestEnd: Double
    /// Whether the picture was given up.
    private(set) var isUsedUp = false

    /// Seconds that one picture may take.
    static let seconds = 10.0

    /// - Parameters:
    ///   - picture: The pixels of the picture itself.
    ///   - seconds: The processor time it may take.
    init(picture: PixelArea, seconds: Double = EffectBudget.seconds) {
        pixels = max(16 * 1024 * 1024, picture.count * 12)
        end = Self.time(CLOCK_THREAD_CPUTIME_ID) + seconds
        earliestEnd = Self.time(CLOCK_MONOTONIC) + seconds
    }

    /// Whether another node may be drawn; once it may not, none may.
    func mayGoOn() -> Bool {
        let now = Self.time(CLOCK_MONOTONIC)
        guard !isUsedUp, now >= earliestEnd else { return !isUsedUp }
        let left = end - Self.time(CLOCK_THREAD_CPUTIME_ID)
        isUsedUp = left < 0
        earliestEnd = now + left
        return !isUsedUp
    }

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Whether so many pixels may still be made; if so they are counted.
    func take(_ area: PixelArea) -> Bool {
        guard area.count <= pixels else { return false }
        pixels -= area.count
        return true
    }

    /// Whether one more material may show what is behind it; if so it is counted.
    func takeBackdrop() -> Bool {
        guard backdrops > 0 else { return false }
        backdrops -= 1
        return true
    }

    /// Opens a group while `body` draws into it, or draws nothing and returns false.
    func withLayer(_ body: () -> Void) -> Bool {
        guard layers > 0, groups > 0 else { return false }
        layers -= 1
        groups -= 1
        body()
        layers += 1
        return true
    }
}
