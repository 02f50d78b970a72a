/// A picture from a plugin, decoded when it is drawn.
///
/// For any thread.
public final class ImageSource: Sendable {
    private enum Content {
        case encoded(EncodedImage)
        case pixels(Pixels)
    }

    /// The digest of the content; equal pictures have equal digests.
    public let digest: UInt64
    /// The width in pixels, or in points of a vector format.
    public let width: Double
    /// The height in pixels, or in points of a vector format.
    public let height: Double
    /// Whether it is sharp in any size.
    public let isVector: Bool
    private let content: Content
    private let onProblem: @Sendable (ImageProblem) -> Void

    /// Wraps a picture in a file's format.
    ///
    /// - Parameter onProblem: Called by ``report(_:)``.
    public init(
        _ image: EncodedImage, digest: UInt64,
        onProblem: @escaping @Sendable (ImageProblem) -> Void = { _ in }
    ) {
        self.digest = digest
        self.onProblem = onProblem
        width = image.width
        height = image.height
        isVector = image.format.isVector
        content = .encoded(image)
    }

    /// Wraps a picture in memory.
    public init(_ pixels: Pixels, digest: UInt64) {
        self.digest = digest
        onProblem = { _ in }
        width = Double(pixels.width)
        height = Double(pixels.height)
        isVector = false
        content = .pixels(pixels)
    }

    /// How many bytes of memory it takes.
    public var byteCount: Int {
        switch content {
        case .encoded(let image): image.bytes.count
        case .pixels(let pixels): pixels.bytes.count
        }
    }

    /// Reports why the picture stays empty to its author.
    public func report(_ problem: ImageProblem) { onProblem(problem) }

    /// Returns its pixels, scaled down if it has more than needed.
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
