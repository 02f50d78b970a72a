import WidgetWire

extension TextRun {
    /// The content and style of a run, in the words of the list's text.
    var debugText: String {
        var words: [String] = []
        switch content {
        case .text(let text): words.append(text.debugDescription)
        case .liveDate(let date): words.append(date.debugText)
        case .symbol(let name): words.append("symbol(\(name.debugDescription))")
        case nil: words.append("nothing")
        }
        words.append(font.debugText)
        words.append(color.debugText)
        if kerning != 0 { words.append("kerning=\(kerning.debugText)") }
        if tracking != 0 { words.append("tracking=\(tracking.debugText)") }
        if baselineOffset != 0 { words.append("raised=\(baselineOffset.debugText)") }
        if underline {
            let color = hasUnderlineColor ? underlineColor : nil
            words.append("underline" + debugText(underlinePattern, color))
        }
        if strikethrough {
            let color = hasStrikethroughColor ? strikethroughColor : nil
            words.append("strikethrough" + debugText(strikethroughPattern, color))
        }
        if !locale.isEmpty { words.append("locale=\(locale)") }
        return words.joined(separator: " ")
    }

    private func debugText(_ pattern: LinePattern, _ color: WidgetWire.Color?) -> String {
        (pattern == .solid ? "" : "=\(pattern)") + (color.map { "(\($0.debugText))" } ?? "")
    }
}

extension LiveDate {
    fileprivate var debugText: String {
        var words = ["\(date.debugText)"]
        if style == .timerInterval { words[0] += "…\(end.debugText)" }
        if hasPause { words.append("pause=\(pause.debugText)") }
        if style == .timerInterval, !countsDown { words.append("up") }
        if fields != 0 { words.append("fields=\(fields)") }
        if fieldCount != 0 { words.append("count=\(fieldCount)") }
        if precision != 0 { words.append("precision=\(precision.debugText)") }
        if sign != .automatic { words.append("sign=\(sign)") }
        if !timeZone.isEmpty { words.append("zone=\(timeZone)") }
        if letterCase != .asWritten { words.append("\(letterCase)") }
        return "\(style)(\(words.joined(separator: " ")))"
    }
}

extension Font {
    /// The size, the weight, and everything that is not the default.
    var debugText: String {
        var text = "\(size.debugText)/\(weight)"
        if design != .default { text += "/\(design)" }
        if !family.isEmpty { text += "/" + family.debugDescription }
        if bundled { text += "/bundled" }
        if italic { text += "/italic" }
        if monospacedDigit { text += "/digits" }
        if width != 0 { text += "/width\(width.debugText)" }
        if smallCaps != .none { text += "/smallCaps" + (smallCaps == .all ? "" : "(\(smallCaps))") }
        if leading != .standard { text += "/\(leading)" }
        return text
    }
}
