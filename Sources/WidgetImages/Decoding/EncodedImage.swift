/// A picture in a file's format with its header read; it is decoded when it is drawn.
public struct EncodedImage: Sendable {
    /// The file's format.
    public let format: ImageFormat
    /// Its upright width: pixels, or points of a vector format.
    public let width: Double
    /// Its upright height.
    public let height: Double
    let bytes: [UInt8]
    let orientation: Orientation

    /// Reads the header.
    ///
    /// - Throws: When no decoder knows the format, or the size is beyond ``ImageLimits``.
    public init(_ bytes: [UInt8]) throws(ImageProblem) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= ImageLimits.byteCount else { throw .tooManyBytes(bytes.count) }
        guard let format = ImageFormat(bytes) else { throw .unknownFormat(byteCount: bytes.count) }
        let size = try Codecs.size(of: bytes, format)
        let sides = [size.width, size.height]
        guard sides.allSatisfy({ $0 > 0 && $0 <= Double(ImageLimits.side) }),
            format == .jpeg || size.width * size.height <= Double(ImageLimits.area)
        else { throw .tooLarge(width: size.width, height: size.height) }
        self.format = format
        self.bytes = bytes
        orientation = format == .jpeg ? Orientation(jpeg: bytes) : .up
        width = orientation.swapsSides ? size.height : size.width
        height = orientation.swapsSides ? size.width : size.height
    }

    /// Decodes the picture, scaled down if it has more pixels than needed.
    ///
    /// - Parameters:
    ///   - width: The number of columns needed.
    ///   - height: The number of rows needed.
    ///   - isSmooth: Whether pixels that fall together are averaged.
    public func pixels(
        width: Int, height: Int, isSmooth: Bool = true
    ) throws(ImageProblem) -> Pixels {
        if format.isVector { return try Codecs.draw(bytes, format, width: width, height: height) }
        let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
        let decoded = try Codecs.decode(bytes, format, width: across, height: down)
        return decoded.scaled(toFit: across, down, isSmooth: isSmooth).turned(orientation)
    }
}
