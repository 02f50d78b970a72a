/// Letters of ASCII as bars and gaps: ISO/IEC 15417.
struct Code128 {
    /// Whether each module of the code is a bar, without the quiet zones.
    let modules: [Bool]

    /// Creates a code; `nil` if the text is empty or not ASCII.
    init?(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
        let symbols = Self.symbols(for: bytes)
        let check = symbols.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) } % 103
        modules = (symbols + [check, Self.stop]).flatMap { Self.bars(Self.widths[$0]) }
    }

    private static let stop = 106
    private enum Set: Int {
        case controls = 101
        case letters = 100
        case digits = 99

        var start: Int { self == .controls ? 103 : self == .letters ? 104 : 105 }
    }

    /// Returns the symbols: pairs for four or more digits in a row, and control characters as
    /// needed.
    private static func symbols(for bytes: [UInt8]) -> [Int] {
        var symbols: [Int] = []
        var set: Set?
        var rest = bytes[...]
        func change(to next: Set) {
            if set != next { symbols.append(set == nil ? next.start : next.rawValue) }
            set = next
        }
        while let byte = rest.first {
            let digits = rest.prefix { (48...57).contains($0) }.count
            if digits >= (set == .digits ? 2 : 4) {
                change(to: .digits)
                let pair = rest.prefix(2).reduce(0) { $0 * 10 + Int($1) - 48 }
                symbols.append(pair)
                rest = rest.dropFirst(2)
            } else if byte < 32 {
                change(to: .controls)
                symbols.append(Int(byte) + 64)
                rest = rest.dropFirst()
            } else {
                if set != .controls || byte > 95 { change(to: .letters) }
                symbols.append(Int(byte) - 32)
                rest = rest.dropFirst()
            }
        }
        return symbols
    }

    /// Bars and gaps in turn.
    private static func bars(_ widths: String) -> [Bool] {
        widths.utf8.enumerated().flatMap { index, width in
            Array(repeating: index % 2 == 0, count: Int(width) - 48)
        }
    }

    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
        122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
        322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
        112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
        331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
        112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
        124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
        411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
