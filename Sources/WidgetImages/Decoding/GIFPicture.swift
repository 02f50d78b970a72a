/// Decodes the first picture of a GIF without a library, since the format is small.
struct GIFPicture {
    private var bytes: ArraySlice<UInt8>
    private let width: Int
    private let height: Int
    private var palette: [UInt8] = []
    private var transparent: UInt8?

    /// The size of the whole picture.
    var size: (width: Double, height: Double) { (Double(width), Double(height)) }

    /// Reads the header.
    init(_ file: [UInt8]) throws(ImageProblem) {
        bytes = file[...].dropFirst(6)
        width = try Self.number(&bytes)
        height = try Self.number(&bytes)
        let flags = try Self.byte(&bytes)
        bytes = bytes.dropFirst(2)
        palette = try Self.palette(flags, &bytes)
    }

    /// Decodes the first picture onto a transparent background.
    func pixels() throws(ImageProblem) -> Pixels {
        var rest = self
        while true {
            switch try Self.byte(&rest.bytes) {
            case 0x21: try rest.readExtension()
            case 0x2C: return try rest.readPicture()
            default: throw Self.broken
            }
        }
    }

    private mutating func readExtension() throws(ImageProblem) {
        let label = try Self.byte(&bytes)
        let data = try Self.blocks(&bytes)
        if label == 0xF9, data.count >= 4, data[0] & 1 == 1 { transparent = data[3] }
    }

    private mutating func readPicture() throws(ImageProblem) -> Pixels {
        let left = try Self.number(&bytes)
        let top = try Self.number(&bytes)
        let columns = try Self.number(&bytes)
        let rows = try Self.number(&bytes)
        let flags = try Self.byte(&bytes)
        if flags & 0x80 != 0 { palette = try Self.palette(flags, &bytes) }
        let codeSize = Int(try Self.byte(&bytes))
        guard (1...11).contains(codeSize), columns > 0, left + columns <= width,
            top + rows <= height
        else { throw Self.broken }
        var decoder = LZWDecoder(try Self.blocks(&bytes), codeSize: codeSize)
        let indices = decoder.indices(count: columns * rows)
        guard indices.count == columns * rows else { throw .undecodable("the GIF ends early") }
        var pixels = Pixels(width: width, height: height)
        for (line, row) in Self.lines(rows, isInterlaced: flags & 0x40 != 0).enumerated() {
            for column in 0..<columns {
                let place = ((top + row) * width + left + column) * 4
                set(&pixels, place, indices[line * columns + column])
            }
        }
        return pixels
    }

    private func set(_ pixels: inout Pixels, _ place: Int, _ index: UInt8) {
        let entry = Int(index) * 3
        guard index != transparent, entry + 2 < palette.count else { return }
        pixels.bytes[place] = palette[entry + 2]
        pixels.bytes[place + 1] = palette[entry + 1]
        pixels.bytes[place + 2] = palette[entry]
        pixels.bytes[place + 3] = 255
    }

    /// The rows in the order in which they are stored.
    private static func lines(_ count: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<count) }
        let passes = [(0, 8), (4, 8), (2, 4), (1, 2)]
        return passes.flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
    }

    private static let broken = ImageProblem.undecodable("the GIF is broken")

    private static func byte(_ bytes: inout ArraySlice<UInt8>) throws(ImageProblem) -> UInt8 {
        guard let byte = bytes.popFirst() else { throw .undecodable("the GIF ends early") }
        return byte
    }

    private static func number(_ bytes: inout ArraySlice<UInt8>) throws(ImageProblem) -> Int {
        let low = try byte(&bytes)
        return Int(low) | Int(try byte(&bytes)) << 8
    }

    private static func palette(
        _ flags: UInt8, _ bytes: inout ArraySlice<UInt8>
    ) throws(ImageProblem) -> [UInt8] {
        guard flags & 0x80 != 0 else { return [] }
        let count = 3 << (Int(flags & 7) + 1)
        guard bytes.count >= count else { throw .undecodable("the GIF ends early") }
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    private static func blocks(
        _ bytes: inout ArraySlice<UInt8>
    ) throws(ImageProblem) -> [UInt8] {
        var data: [UInt8] = []
        while true {
            let count = Int(try byte(&bytes))
            guard count > 0 else { return data }
            data += bytes.prefix(count)
            bytes = bytes.dropFirst(count)
        }
    }
}
