/// The compression of Lempel, Ziv and Welch, as used in GIF.
struct LZWDecoder {
    private let data: [UInt8]
    private let clear: Int
    private let smallest: Int
    private var position = 0
    /// The meaning of each code: the code before its last index, and that index.
    private var entries: [(prefix: Int, index: UInt8)] = []
    private var width: Int

    private static let most = 4096

    init(_ data: [UInt8], codeSize: Int) {
        self.data = data
        clear = 1 << codeSize
        smallest = codeSize + 1
        width = smallest
    }

    /// The palette's indices, at most `count`; fewer when the data are incomplete or broken.
    mutating func indices(count: Int) -> [UInt8] {
        var output: [UInt8] = []
        var previous: Int?
        reset()
        while output.count < count, let code = nextCode(), code != clear + 1 {
            if code == clear {
                reset()
                previous = nil
                continue
            }
            guard let last = previous else {
                guard code < clear else { return output }
                output.append(UInt8(truncatingIfNeeded: code))
                previous = code
                continue
            }
            // A code that is about to be defined means its predecessor followed by that one's first
            // index.
            guard code <= entries.count else { return output }
            let known = code < entries.count ? code : last
            let string = string(of: known)
            output += string.reversed()
            guard let first = string.last else { return output }
            if code == entries.count { output.append(first) }
            define(prefix: last, index: first)
            previous = code
        }
        return Array(output.prefix(count))
    }

    private mutating func reset() {
        entries = (0..<(clear + 2)).map { (-1, UInt8(truncatingIfNeeded: $0)) }
        width = smallest
    }

    private mutating func define(prefix: Int, index: UInt8) {
        guard entries.count < Self.most else { return }
        entries.append((prefix, index))
        if entries.count == 1 << width, width < 12 { width += 1 }
    }

    /// The indices of a code, last one first.
    private func string(of code: Int) -> [UInt8] {
        var string: [UInt8] = []
        var next = code
        while next >= 0 {
            string.append(entries[next].index)
            next = entries[next].prefix
        }
        return string
    }

    private mutating func nextCode() -> Int? {
        var code = 0
        for bit in 0..<width {
            let byte = position >> 3
            guard byte < data.count else { return nil }
            if data[byte] >> UInt8(position & 7) & 1 == 1 { code |= 1 << bit }
            position += 1
        }
        return code
    }
}
