import Glibc

/// A limit on the work for one picture, since a plugin can nest hundreds of effects.
///
/// A widget needs a small part of it. Beyond it, content is drawn without its effect, and a picture
/// that takes far too long is given up.
final class EffectBudget {
    /// How many pixels may still be made, in all layers together.
    private var pixels: Int
    /// How many more groups may be open at once; each can be as large as the picture.
    private var layers = 64
    /// How many more groups may be drawn.
    private var groups = 500
    /// How many more materials may show what is behind them; each draws all of it again.
    private var backdrops = 100
    /// The drawing thread's processor time, in seconds, at which the picture is given up.
    private let end: Double
    /// The earliest time at which the thread can have used that much, which is cheaper to check.
    private var earliestEnd: Double
    /// The time at which it is given up in any case: Pango looks for fonts on another thread.
    private let latestEnd: Double
    /// Whether the time was used up.
    private var isLate = false
    /// What is left to the end of an SVG or PDF; nil for pixels.
    let document: DocumentBudget?

    /// How many seconds one picture may take the drawing thread, and twice as many in all.
    static let seconds = 10.0

    /// - Parameters:
    ///   - picture: The pixels of the picture itself.
    ///   - document: What is left to the end of an SVG or PDF; nil for pixels.
    ///   - seconds: The processor time it may take the thread.
    init(
        picture: PixelArea, document: DocumentBudget? = nil, seconds: Double = EffectBudget.seconds
    ) {
        self.document = document
        pixels = max(16 * 1024 * 1024, picture.count * 12)
        end = Self.time(CLOCK_THREAD_CPUTIME_ID) + seconds
        let start = Self.time(CLOCK_MONOTONIC)
        earliestEnd = start + seconds
        latestEnd = start + 2 * seconds
    }

    /// Why the picture is given up; nil while it is not.
    var excess: PictureError? {
        if isLate { return .tooSlow(seconds: Self.seconds) }
        return document?.isUsedUp == true ? .tooMuchInDocument : nil
    }

    /// Returns whether another node may be drawn; after false, no further one may.
    func mayGoOn() -> Bool {
        guard excess == nil else { return false }
        let now = Self.time(CLOCK_MONOTONIC)
        guard now >= earliestEnd else { return true }
        let left = end - Self.time(CLOCK_THREAD_CPUTIME_ID)
        isLate = left < 0 || now >= latestEnd
        earliestEnd = now + left
        return !isLate
    }

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Counts pixels to be made.
    ///
    /// - Returns: Whether they are within the limit; otherwise they are not counted.
    func take(_ area: PixelArea) -> Bool {
        guard area.count <= pixels else { return false }
        pixels -= area.count
        return true
    }

    /// Counts another material that shows what is behind it.
    ///
    /// - Returns: Whether it is within the limit.
    func takeBackdrop() -> Bool {
        guard backdrops > 0 else { return false }
        backdrops -= 1
        return true
    }

    /// Opens a group while `body` draws into it.
    ///
    /// - Returns: False, without drawing, when there are too many groups.
    func withLayer(isBlended: Bool = false, _ body: () -> Void) -> Bool {
        guard layers > 0, groups > 0, !isBlended || document?.openBlend() != false else {
            return false
        }
        layers -= 1
        groups -= 1
        body()
        layers += 1
        if isBlended { document?.closeBlend() }
        return true
    }
}
