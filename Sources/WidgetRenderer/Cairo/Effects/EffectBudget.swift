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
    /// How many more groups may be blended, of those in a document: Cairo draws each again for what
    /// lies around it, in one call that cannot be ended.
    private var blends: (open: Int, all: Int)
    /// What may still be left to the end of a document, when Cairo draws it in one call that cannot
    /// be ended: letters, of which coloured ones are pictures, and symbols of several parts, for
    /// each of which it looks at all nodes.
    private var deferred: (letters: Int, symbols: Int, symbolPixels: Int)
    /// How many more materials may show what is behind them; each draws all of it again.
    private var backdrops = 100
    /// The drawing thread's processor time, in seconds, at which the picture is given up.
    private let end: Double
    /// The earliest time at which the thread can have used that much, which is cheaper to check.
    private var earliestEnd: Double
    /// Whether the picture was given up.
    private(set) var isUsedUp = false

    /// How many seconds one picture may take.
    static let seconds = 10.0

    /// - Parameters:
    ///   - picture: The pixels of the picture itself.
    ///   - documentNodes: How many nodes an SVG or PDF has; nil for pixels.
    ///   - seconds: The processor time it may take.
    init(picture: PixelArea, documentNodes: Int? = nil, seconds: Double = EffectBudget.seconds) {
        if let documentNodes {
            blends = (open: 4, all: 32)
            deferred = (
                letters: 200_000, symbols: 4_000_000 / max(documentNodes, 1),
                symbolPixels: 300_000_000
            )
        } else {
            blends = (open: .max, all: .max)
            deferred = (.max, .max, .max)
        }
        pixels = max(16 * 1024 * 1024, picture.count * 12)
        end = Self.time(CLOCK_THREAD_CPUTIME_ID) + seconds
        earliestEnd = Self.time(CLOCK_MONOTONIC) + seconds
    }

    /// Returns whether another node may be drawn; after false, no further one may.
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

    /// Counts letters; the picture is given up when there are too many.
    func takeLetters(_ count: Int) {
        deferred.letters -= count
        if deferred.letters < 0 { isUsedUp = true }
    }

    /// Counts a symbol of several parts; the picture is given up when there are too many.
    ///
    /// - Parameter area: What it covers, in points of a document.
    func takeSymbol(_ area: PixelArea) {
        // Cairo makes 300 pixels an inch of what documents cannot express.
        let pixelsPerPoint = 300.0 / 72
        deferred.symbols -= 1
        deferred.symbolPixels -= area.scaled(by: pixelsPerPoint).count
        if deferred.symbols < 0 || deferred.symbolPixels < 0 { isUsedUp = true }
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
        guard layers > 0, groups > 0, !isBlended || (blends.open > 0 && blends.all > 0) else {
            return false
        }
        let share = isBlended ? 1 : 0
        layers -= 1
        groups -= 1
        blends.open -= share
        blends.all -= share
        body()
        layers += 1
        blends.open += share
        return true
    }
}
