import WidgetWire

/// The pictures sent in one answer; each is sent once.
struct SentBitmaps {
    private var digests: Set<UInt64> = []
    private var byteCount = 0

    /// Removes the pictures from a list.
    ///
    /// - Returns: The pictures to send before the list, and the number of those left out.
    mutating func take(from list: inout DisplayList) -> (new: [Bitmap], left: Int) {
        var new: [Bitmap] = []
        var left = 0
        for bitmap in list.bitmaps where digests.insert(bitmap.digest).inserted {
            if byteCount + bitmap.pixels.count > ContractLimits.pictureBytes {
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
