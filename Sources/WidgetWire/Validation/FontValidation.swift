/// Counts the fonts that a list's text asks for.
struct FontValidation {
    private let limit: Int
    private var known: Set<Key> = []
    private var last: Key?

    /// What a font is looked up by.
    private struct Key: Hashable {
        let family: String
        let size: Double
        let weight: UInt32
        let width: Double
        let design: Font.Design
        let isItalic: Bool
        let locale: String
    }

    init(_ limits: DisplayListLimits) { limit = limits.fonts }

    /// Adds the fonts of a paragraph.
    mutating func check(_ paragraph: Paragraph) throws(DisplayListError) {
        for run in paragraph.runs { try check(run.font, locale: run.locale) }
    }

    /// Adds a font.
    mutating func check(_ font: Font, locale: String = "") throws(DisplayListError) {
        let key = Key(
            family: font.family, size: font.size, weight: font.weight, width: font.width,
            design: font.design, isItalic: font.italic, locale: locale)
        // Most texts have the font of the one before.
        if key == last { return }
        last = key
        known.insert(key)
        guard known.count <= limit else { throw .tooManyFonts(known.count) }
    }
}
