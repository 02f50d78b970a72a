/// A picture that a plugin gave, and what was made of it; decoded when it is first drawn.
///
/// For any thread.
public final class ImageSource: Sendable {
    private enum Content {
        case encoded(EncodedImage)
        case pixels(Pixels)
    }

    /// Of its content: equal pictures have equal digests.
    public let digest: UInt64
    /// Pixels across, or points of a vector format.
    public let width: Double
    /// Pixels down, or points of a vector format.
    public let height: Double
    /// Whether any size of it is sharp.
    public let isVector: Bool
    private let content: Content

    /// A picture in a file's format.
    public init(_ image: EncodedImage, digest: UInt64) {
        self.digest = digest
        width = image.width
        height = image.height
        isVector = image.format.isVector
        content = .encoded(image)
    }

    /// A picture in memory.
    public init(_ pixels: Pixels, digest: UInt64) {
        self.digest = digest
        width = Double(pixels.width)
        height = Double(pixels.height)
        isVector = false
        content = .pixels(pixels)
    }

    /// How much memory it takes.
    public var byteCount: Int {
        switch content {
        case .encoded(let image): image.bytes.count
        case .pixels(let pixels): pixels.bytes.count
        }
    }

    /// Its pixels, scaled down where it has more than are of use.
    public func pixels(
        width: Int, height: Int, isSmooth: Bool = true
    ) throws(ImageProblem) -> Pixels {
        switch content {
        case .encoded(let image):
            try image.pixels(width: width, height: height, isSmooth: isSmooth)
        case .pixels(let pixels): pixels.scaled(toFit: width, height, isSmooth: isSmooth)
        }
    }
}
