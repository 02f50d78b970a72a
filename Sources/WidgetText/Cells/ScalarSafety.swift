extension Unicode.Scalar {
    static let zeroWidthJoiner: Self = "\u{200D}"
    static let zeroWidthNonJoiner: Self = "\u{200C}"
    static let zeroWidthSpace: Self = "\u{200B}"
    static let wordJoiner: Self = "\u{2060}"
    static let textPresentation: Self = "\u{FE0E}"
    static let emojiPresentation: Self = "\u{FE0F}"
    static let replacement: Self = "\u{FFFD}"
    static let dottedCircle: Self = "\u{25CC}"
    static let blackFlag: Self = "\u{1F3F4}"

    /// The scalar in a form that is safe in a terminal after `base`; nil when it must be left out.
    ///
    /// Controls, including C1, could steer the terminal; directional overrides could make a
    /// widget's text read as something else; other invisible format characters only hide things.
    func printable(after base: Unicode.Scalar?) -> Unicode.Scalar? {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: nil
        case .format: isJoiner(after: base) || isFlagTag(after: base) ? self : nil
        case .unassigned: .replacement
        default: self
        }
    }

    /// Whether it is a space at which a line must not end.
    var isNonBreakingSpace: Bool {
        self == "\u{A0}" || self == "\u{202F}" || self == "\u{2007}"
    }

    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    // Joiners shape emoji and the scripts that need them; after ASCII they only make equal-looking
    // texts differ.
    private func isJoiner(after base: Unicode.Scalar?) -> Bool {
        guard let base, !base.isASCII else { return false }
        return self == .zeroWidthJoiner || self == .zeroWidthNonJoiner
    }

    private func isFlagTag(after base: Unicode.Scalar?) -> Bool {
        base == .blackFlag && (0xE0020...0xE007F).contains(value)
    }
}
