/// The limits on all pictures of a plugin together, since it can declare a thousand previews.
///
/// An author's plugin needs a small part of them.
struct PreviewBudget {
    /// The reason why nothing more is drawn, as a predicate of the plugin.
    struct Excess: Error, CustomStringConvertible {
        let description: String
    }

    /// The greatest number of pixels of one picture.
    static let pixelsOfPicture = 24 * 1024 * 1024
    private static let mostPictures = 2_000
    private static let mostPixels = 2 * 1024 * 1024 * 1024
    private static let mostBytes = 256 * 1024 * 1024
    private static let longest = Duration.seconds(300)

    private let start = ContinuousClock.now
    private var pictures = 0
    private var pixels = 0
    private var bytes = 0

    /// Fails when the time is over.
    func checkTime() throws(Excess) {
        guard ContinuousClock.now - start < Self.longest else {
            throw Excess(description: "takes more than \(Self.longest.words)")
        }
    }

    /// Counts a picture that is to be drawn.
    mutating func take(pixels count: Int) throws(Excess) {
        try checkTime()
        guard pictures < Self.mostPictures else {
            throw Excess(description: "has more than \(Self.mostPictures) pictures")
        }
        guard count <= Self.mostPixels - pixels else {
            throw Excess(
                description: "has pictures of more than \(Self.mostPixels >> 20) million pixels")
        }
        pictures += 1
        pixels += count
    }

    /// Counts a file that is to be written.
    mutating func take(bytes count: Int) throws(Excess) {
        guard count <= Self.mostBytes - bytes else {
            throw Excess(description: "has pictures of more than \(Self.mostBytes >> 20) MB")
        }
        bytes += count
    }
}

extension Duration {
    fileprivate var words: String { "\(components.seconds) seconds" }
}
