/// The last lines of an endless text, in bounded memory.
struct LogRing: Sendable {
    /// The longest line kept, in bytes; the rest of a longer one is dropped.
    static let lineLimit = 1_000

    private let lineCount: Int
    private var kept: [String] = []
    private var oldest = 0
    private var unfinished: [UInt8] = []

    /// Keeps the last `lineCount` lines, but at least one.
    init(lineCount: Int) { self.lineCount = max(lineCount, 1) }

    /// The kept lines, oldest first, including the unfinished one.
    var lines: [String] {
        let whole = Array(kept[oldest...] + kept[..<oldest])
        return unfinished.isEmpty ? whole : whole.suffix(lineCount - 1) + [Self.text(unfinished)]
    }

    /// Adds bytes, and returns the lines that they completed, at most as many as are kept.
    @discardableResult
    mutating func append(_ bytes: [UInt8]) -> [String] {
        var completed: [String] = []
        for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            if piece.offset > 0, let line = finishLine() { completed.append(line) }
            unfinished += piece.element.prefix(Self.lineLimit - unfinished.count)
        }
        return completed.suffix(lineCount)
    }

    private mutating func finishLine() -> String? {
        defer { unfinished.removeAll(keepingCapacity: true) }
        guard !unfinished.isEmpty else { return nil }
        let line = Self.text(unfinished)
        if kept.count < lineCount {
            kept.append(line)
        } else {
            kept[oldest] = line
            oldest = (oldest + 1) % lineCount
        }
        return line
    }

    private static func text(_ bytes: [UInt8]) -> String {
        PlainText.line(String(decoding: bytes, as: UTF8.self))
    }
}
