/// The letters that stand for those of a text without data.
///
/// All are as wide, spaces included, whatever the letter and the weight, and lines are broken between
/// any two of them: Docs/elements/Redaction.md of https://github.com/iamcgn/swiftui-web. The widths
/// are the middles of what is possible by its frames of texts of SwiftUI on macOS 26
/// (Fixtures/Goldens/redacted/widths at 806de2a), which end at half points.
enum PlaceholderLetters {
    /// One between any two of which a line may be broken, and which counts at the end of a line.
    private static let letter = SymbolForm.place

    /// A letter's width in ems, at sizes in points.
    private static let widths: [(size: Double, width: Double)] = [
        (11, 0.4929), (13, 0.4826), (17, 0.4629), (22, 0.4761), (26, 0.497),
    ]

    /// A text of as many letters in as many lines.
    static func text(like text: String) -> String {
        String(text.map { $0.isNewline ? $0 : letter })
    }

    /// The width of a letter in points.
    static func advance(size: Double) -> Double {
        guard let next = widths.firstIndex(where: { $0.size >= size }) else {
            return size * widths[widths.count - 1].width
        }
        guard next > 0 else { return size * widths[0].width }
        let (lower, upper) = (widths[next - 1], widths[next])
        let part = (size - lower.size) / (upper.size - lower.size)
        return size * (lower.width + part * (upper.width - lower.width))
    }
}
