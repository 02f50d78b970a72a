extension Unicode.Scalar {
    /// Whether it is invisible in a line: one of Unicode's default ignorable code points, such as
    /// U+200B ZERO WIDTH SPACE and tags, or a noncharacter.
    var isInvisible: Bool {
        // Old Korean is written with these fillers.
        guard !("\u{115F}"..."\u{1160}").contains(self) else { return false }
        return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }

    /// Whether it joins or parts letters, as Persian and the scripts of India need it, and joins
    /// emoji.
    fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

    /// Whether it chooses a variant of the character before it, such as an emoji's.
    fileprivate var isSelector: Bool {
        isInvisible && properties.generalCategory == .nonspacingMark
    }

    /// Whether it is a letter of the tags that make a flag of a region out of a black one.
    fileprivate var isFlagTag: Bool { ("\u{E0030}"..."\u{E007A}").contains(self) }

    /// Whether it is drawn over or below the character before it.
    var isCombining: Bool {
        [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
    }

    /// Whether a joiner or a selector can belong to it.
    fileprivate var isBase: Bool { !isInvisible && !properties.isWhitespace }
}

extension String.UnicodeScalarView {
    private static let flag: Unicode.Scalar = "\u{1F3F4}"
    private static let tagEnd: Unicode.Scalar = "\u{E007F}"
    /// The greatest number of letters and digits of a region's flag.
    private static let regionLimit = 6
    /// The greatest number of marks on a character; no language needs more.
    ///
    /// From the Stream-Safe Text Format of Unicode Standard Annex #15.
    private static let markLimit = 30

    /// The text without invisible characters, except those that the characters beside them need.
    ///
    /// Those are joiners between characters beyond ASCII, one selector after a character, and the
    /// tags of a flag. Marks beyond ``markLimit`` on one character are left out too.
    var withoutInvisible: Self {
        var visible = Self()
        var rest = self[...]
        var marks = 0
        while let scalar = rest.popFirst() {
            marks = scalar.isCombining ? marks + 1 : 0
            if marks > Self.markLimit { continue }
            if !scalar.isInvisible
                || visible.last.map({ Self.needs(scalar, $0, rest.first) }) == true
            {
                visible.append(scalar)
            }
            if scalar == Self.flag { visible.append(contentsOf: Self.takeTags(&rest)) }
        }
        return visible
    }

    /// Whether an invisible character is needed between these two.
    private static func needs(
        _ scalar: Unicode.Scalar, _ last: Unicode.Scalar, _ next: Unicode.Scalar?
    ) -> Bool {
        if scalar.isSelector { return last.isBase }
        guard scalar.isJoiner, let next else { return false }
        return !last.isASCII && (last.isBase || last.isSelector) && !next.isASCII && next.isBase
    }

    /// Takes the tags at the beginning off, and returns them if they are a region's.
    private static func takeTags(_ rest: inout Self.SubSequence) -> Self {
        let tags = rest.prefix { $0.isFlagTag }
        guard (1...regionLimit).contains(tags.count), rest[tags.endIndex...].first == tagEnd else {
            return Self()
        }
        rest = rest[tags.endIndex...].dropFirst()
        return Self(tags) + [tagEnd]
    }
}
