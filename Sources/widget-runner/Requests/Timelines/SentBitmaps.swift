import WidgetWire

/// The pictures that were sent in one answer: each crosses the pipe once.
struct SentBitmaps {
    /// Bytes of pictures in one answer; the host accepts 128 MiB of everything.
    private static let budget = 96 * 1024 * 1024

    private var digests: Set<UInt64> = []
    private var byteCount = 0

    /// Takes the pictures off a list; returns those to send before it.
    mutating func take(from list: inout DisplayList) -> (new: [Bitmap], left: Int) {
        var new: [Bitmap] = []
        var left = 0
        for bitmap in list.bitmaps where digests.insert(bitmap.digest).inserted {
            if byteCount + bitmap.pixels.count > Self.budget {
                left += 1
            } else {
                byteCount += bitmap.pixels.count
                new.append(bitmap)
            }
        }
        list.bitmaps = []
        return (new, left)
    }
}
