/// Makes texts that are almost an original, the same ones for the same seed.
struct Mutation: RandomNumberGenerator {
    /// What nobody expects where a text or a number stands.
    static let texts = [
        "", " ", "class", "self", "A B", "1a", "}", "\\(x)", "${x}", "é", "🐼", "-1", "1e999",
        "nan", "9223372036854775807", "-9223372036854775808", "String", "Object", "%#@x@",
        "%arg %1$@ %9999$d", "0xFFF", "*/", "`x`", "_",
    ]

    /// What is put in the place of values.
    private let odd: [String]
    private var state: UInt64

    init(seed: UInt64, odd: [String]) {
        state = seed
        self.odd = odd
    }

    mutating func next() -> UInt64 {
        // SplitMix64, by Sebastiano Vigna.
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The text with lines lost, doubled, cut, and with odd values in the place of its own.
    mutating func mutated<Output>(_ text: String, _ value: Regex<Output>) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            let index = Int.random(in: lines.indices, using: &self)
            let line = lines[index]
            switch Int.random(in: 0..<6, using: &self) {
            case 0 where lines.count > 1: lines.remove(at: index)
            case 1: lines.insert(line, at: Int.random(in: lines.indices, using: &self))
            case 2: lines[index] = String(line.prefix(line.count / 2))
            default:
                guard let match = line.matches(of: value).randomElement(using: &self) else {
                    continue
                }
                lines[index].replaceSubrange(
                    match.range, with: odd.randomElement(using: &self) ?? "")
            }
        }
        return lines.joined(separator: "\n")
    }
}
