// Measures the amounts that text adds to a list, and checks its numbers.

extension Paragraph {
    func measured(within limit: Double) -> ContentAmounts? {
        guard minimumScale.isFinite, lineSpacing.isDrawable(within: limit) else { return nil }
        var amounts = ContentAmounts()
        for run in runs {
            guard let more = run.measured(within: limit) else { return nil }
            amounts += more
        }
        if hasTypesetting { amounts.textBytes += typesetting.textByteCount }
        return amounts
    }
}

extension Symbol {
    func isDrawable(within limit: Double) -> Bool {
        font.size.isDrawable(within: limit) && color.isDrawable && layerColors.count <= 2
            && layerColors.allSatisfy(\.isDrawable)
    }
}

extension Face {
    var textByteCount: Int {
        name.utf8.count + file.utf8.count + variations.utf8.count
    }
}

extension TextRun {
    fileprivate func measured(within limit: Double) -> ContentAmounts? {
        let font = font
        guard font.size.isDrawable(within: limit), color.isDrawable, font.width.isFinite,
            font.lineGap.isDrawable(within: limit), font.lineSize.isDrawable(within: limit),
            kerning.isDrawable(within: limit), tracking.isDrawable(within: limit),
            baselineOffset.isDrawable(within: limit),
            !hasUnderlineColor || underlineColor.isDrawable,
            !hasStrikethroughColor || strikethroughColor.isDrawable
        else { return nil }
        var amounts = ContentAmounts(textBytes: font.family.utf8.count + locale.utf8.count)
        switch content {
        case .text(let text), .symbol(let text): amounts.textBytes += text.utf8.count
        case .liveDate(let date):
            guard date.isDrawable else { return nil }
            amounts.textBytes += date.timeZone.utf8.count
            amounts.liveDates += 1
        case nil: break
        }
        return amounts
    }
}

extension LiveDate {
    fileprivate var isDrawable: Bool {
        date.isFinite && end.isFinite && pause.isFinite && precision.isFinite
    }
}

extension Typesetting {
    fileprivate var textByteCount: Int {
        lines.lazy.flatMap(\.runs).reduce(letters.reduce(0) { $0 + $1.text.utf8.count }) {
            $0 + $1.text.utf8.count
        }
    }
}
