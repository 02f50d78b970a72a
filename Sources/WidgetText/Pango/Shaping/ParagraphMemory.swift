import WidgetWire

/// Remembers paragraphs with their layouts.
///
/// A view is measured in many boxes, and most of a widget's texts are the same in its next entry.
struct ParagraphMemory {
    private struct Key: Hashable {
        var paragraph: Paragraph
        var context: TextContext

        /// Few paragraphs of a widget have the same text; the rest is left to comparison.
        func hash(into hasher: inout Hasher) {
            for run in paragraph.runs {
                hasher.combine(run.text)
                hasher.combine(run.font.size)
            }
        }
    }

    private var paragraphs: [Key: ShapedParagraph] = [:]

    /// The number of paragraphs after which all are forgotten, enough for one crowded widget.
    private static let limit = 128

    /// Forgets all; call it when the fonts have changed.
    mutating func removeAll() { paragraphs = [:] }

    mutating func paragraph(
        _ paragraph: Paragraph, context: TextContext, otherwise shape: () -> ShapedParagraph
    ) -> ShapedParagraph {
        guard paragraph.isShort else { return shape() }
        var key = Key(paragraph: paragraph, context: context)
        if !paragraph.hasLiveDates { key.context.now = 0 }
        if let known = paragraphs[key] { return known }
        let shaped = shape()
        if paragraphs.count >= Self.limit { paragraphs.removeAll(keepingCapacity: true) }
        paragraphs[key] = shaped
        return shaped
    }
}

extension Paragraph {
    /// Whether all of its text is set, so that the kept text is bounded.
    fileprivate var isShort: Bool {
        runs.reduce(0) { $0 + $1.text.utf8.count } <= StyledText.byteLimit
    }
}
