/// A picture in a file's format whose header was read; decoding waits until it is drawn.
public struct EncodedImage: Sendable {
    /// The file's format.
    public let format: ImageFormat
    /// Its size as it is looked at: pixels, or points of a vector format.
    public let width: Double
    /// Its height as it is looked at.
    public let height: Double
    let bytes: [UInt8]
    let orientation: Orientation

    /// Reads the header.
    ///
    /// - Throws: when no decoder knows it or its size is beyond ``ImageLimits``.
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

    /// Decodes it, scaled down where it has more pixels than are asked for.
    ///
    /// - Parameters:
    ///   - width: How many columns are of use.
    ///   - height: How many rows are of use.
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
