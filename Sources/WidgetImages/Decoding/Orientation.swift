/// The orientation of a camera, and so the change that makes a photograph upright.
///
/// The raw values are EXIF's.
enum Orientation: UInt16 {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// Whether columns become rows.
    var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }

    /// Reads a JPEG's EXIF block; upright without one.
    init(jpeg bytes: [UInt8]) {
        var reader = ByteReader(bytes, isLittleEndian: false)
        self =
            reader.exifBlock().flatMap { block in
                var tags = ByteReader(block, isLittleEndian: block.starts(with: "II".utf8))
                return tags.orientation()
            } ?? .up
    }
}

/// Reads numbers from a file, never beyond its end.
private struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private let isLittleEndian: Bool
    private var position = 0

    init(_ bytes: some Collection<UInt8>, isLittleEndian: Bool) {
        self.bytes = ArraySlice(bytes)
        self.isLittleEndian = isLittleEndian
    }

    /// The TIFF file in the first APP1 segment with EXIF data.
    mutating func exifBlock() -> ArraySlice<UInt8>? {
        position = 2
        while let marker = number16(), marker >= 0xFF00, marker != 0xFFDA,
            let length = number16(), length >= 2
        {
            let start = position
            position += Int(length) - 2
            guard marker == 0xFFE1, position <= bytes.count else { continue }
            let segment = slice(start..<position)
            if segment.starts(with: "Exif\0\0".utf8) { return segment.dropFirst(6) }
        }
        return nil
    }

    /// The orientation among a TIFF file's first tags.
    mutating func orientation() -> Orientation? {
        position = 4
        guard let high = number16(), let low = number16() else { return nil }
        let offset = isLittleEndian ? Int(low) << 16 | Int(high) : Int(high) << 16 | Int(low)
        position = offset
        guard let count = number16() else { return nil }
        for tag in 0..<Int(count) {
            position = offset + 2 + tag * 12
            guard let name = number16() else { return nil }
            guard name == 0x0112 else { continue }
            position += 6
            return number16().flatMap(Orientation.init)
        }
        return nil
    }

    private mutating func number16() -> UInt16? {
        guard position >= 0, position + 2 <= bytes.count else { return nil }
        let first = UInt16(bytes[bytes.startIndex + position])
        let second = UInt16(bytes[bytes.startIndex + position + 1])
        position += 2
        return isLittleEndian ? second << 8 | first : first << 8 | second
    }

    private func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)]
    }
}
