package import WidgetWire

/// Sets a paragraph that updates itself from the letters that its plugin sent.
///
/// Letters are put side by side without kerning.
package struct LetterLines {
    fileprivate struct Place {
        var letter: SetLetter
        var isSpace: Bool
    }

    private let paragraph: Paragraph
    private let typesetting: Typesetting
    private let letters: [UInt32: [String: SetLetter]]
    /// The lines of the text itself.
    private var places: [[Place]] = [[]]

    /// The greatest number of characters of a text that is set.
    private static let limit = 2_000

    /// Prepares the paragraph; nil when a letter is needed that was not sent.
    package init?(_ paragraph: Paragraph, context: TextContext) {
        self.paragraph = paragraph
        typesetting = paragraph.typesetting
        var letters: [UInt32: [String: SetLetter]] = [:]
        for letter in typesetting.letters {
            letters[letter.run, default: [:]][letter.text] = letter
        }
        self.letters = letters
        var count = 0
        for (index, run) in paragraph.runs.enumerated() {
            let text = StyledText(Paragraph.with { $0.runs = [run] }, context: context)
            for character in String(decoding: text.bytes, as: UTF8.self) {
                count += 1
                guard count <= Self.limit else { return nil }
                if character == "\n" {
                    places.append([])
                    continue
                }
                guard let letter = letters[UInt32(index)]?[String(character)] else { return nil }
                places[places.count - 1].append(
                    Place(letter: letter, isSpace: character.isWhitespace))
            }
        }
    }

    /// The lines in a box, at the largest scale that fits.
    package func lines(width: Double, height: Double, isRightToLeft: Bool) -> [SetLine] {
        let scale = scale(width: width, height: height)
        let set = lines(width: width, height: height, scale: scale)
        let share = paragraph.alignment.roomBefore(isRightToLeft: isRightToLeft)
        let lineHeight = (typesetting.ascent + typesetting.descent) * scale
        return set.lines.enumerated().map { index, places in
            var line = line(places, scale)
            line.x = (width - line.width) * share
            line.baseline =
                Double(index) * (lineHeight + spacing) + typesetting.ascent * scale
            return line
        }
    }

    /// The largest scale at which nothing is cut and even a single line is not too tall.
    private func scale(width: Double, height: Double) -> Double {
        let fits = { (scale: Double) in
            (typesetting.ascent + typesetting.descent) * scale <= height + PixelGrid.tolerance
                && !lines(width: width, height: height, scale: scale).isCut
        }
        let minimum = paragraph.minimumScale
        guard minimum > 0, minimum < 1, !fits(1) else { return 1 }
        return LetterFit.largestScale(of: paragraph, where: fits)
    }

    /// The distance between two lines.
    private var spacing: Double {
        paragraph.runs.reduce(paragraph.lineSpacing) { max($0, $1.font.lineGap) }
    }

    private func lines(
        width: Double, height: Double, scale: Double
    ) -> (lines: [[Place]], isCut: Bool) {
        let room = width / scale + PixelGrid.tolerance
        let broken = places.flatMap { Self.broken($0, room: room) }
        let lineHeight = (typesetting.ascent + typesetting.descent) * scale
        let fitting = Int(
            max(1, (height + spacing + PixelGrid.tolerance) / max(1, lineHeight + spacing)))
        let limit = paragraph.lineLimit == 0 ? fitting : min(fitting, Int(paragraph.lineLimit))
        let isCut = broken.count > limit || broken.contains { Self.width(of: $0) > room }
        guard isCut else { return (broken, false) }
        var lines = Array(broken.prefix(limit))
        lines[lines.count - 1] = cut(
            lines[lines.count - 1], room: room, isMore: broken.count > limit)
        return (lines, true)
    }

    /// Breaks before the first word that does not fit.
    private static func broken(_ places: [Place], room: Double) -> [[Place]] {
        var lines: [[Place]] = [[]]
        var width = 0.0
        for word in places.split(after: \.isSpace) {
            let letters = word.reduce(0) { $0 + ($1.isSpace ? 0 : $1.letter.advance) }
            if width + letters > room, !lines[lines.count - 1].isEmpty {
                lines.append([])
                width = 0
            }
            lines[lines.count - 1] += word
            width += Self.width(of: word)
        }
        return lines.map { line in
            var line = line
            while lines.count > 1, line.last?.isSpace == true { line.removeLast() }
            return line
        }
    }

    /// A line with an ellipsis for what has no room.
    private func cut(_ line: [Place], room: Double, isMore: Bool) -> [Place] {
        guard isMore || Self.width(of: line) > room,
            let run = line.last?.letter.run ?? paragraph.runs.indices.last.map(UInt32.init),
            let ellipsis = letters[run]?["…"]
        else { return line }
        var line = line
        while let last = line.last, last.isSpace || Self.width(of: line) + ellipsis.advance > room {
            line.removeLast()
        }
        return line + [Place(letter: ellipsis, isSpace: false)]
    }

    private static func width(of places: [Place]) -> Double {
        places.reduce(0) { $0 + $1.letter.advance }
    }

    private func line(_ places: [Place], _ scale: Double) -> SetLine {
        var line = SetLine()
        line.ascent = typesetting.ascent * scale
        line.descent = typesetting.descent * scale
        for place in places {
            let letter = place.letter
            if line.runs.last?.run != letter.run {
                line.runs.append(
                    SetRun.with {
                        $0.run = letter.run
                        $0.x = line.width
                        $0.size = letter.size * scale
                    })
            }
            let last = line.runs.count - 1
            let start = Float(line.runs[last].width)
            if letter.glyphs.isEmpty, case .symbol = paragraph.runs[Int(letter.run)].content {
                line.runs[last].text = letter.text
            }
            for (index, glyph) in letter.glyphs.enumerated() {
                line.runs[last].glyphs.append(glyph)
                line.runs[last].positions.append(start + letter.positions[2 * index] * Float(scale))
                line.runs[last].positions.append(letter.positions[2 * index + 1] * Float(scale))
            }
            line.runs[last].width += letter.advance * scale
            line.width += letter.advance * scale
        }
        return line
    }
}

extension [LetterLines.Place] {
    /// The parts that end with an element of a kind.
    fileprivate func split(after isEnd: (Element) -> Bool) -> [[Element]] {
        var parts: [[Element]] = [[]]
        for element in self {
            parts[parts.count - 1].append(element)
            if isEnd(element) { parts.append([]) }
        }
        return parts.filter { !$0.isEmpty }
    }
}
