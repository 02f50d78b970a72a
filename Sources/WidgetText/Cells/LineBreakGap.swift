/// The rule for a line break between two clusters.
enum LineBreakGap: Hashable, Sendable {
    /// The characters on both sides decide.
    case natural
    /// A zero width space allows it.
    case allowed
    /// A word joiner forbids it.
    case forbidden
}

extension CellCluster {
    /// Whether a line may end after this cluster and before `next`.
    ///
    /// It may after spaces, hyphens and slashes and around wide characters, but never before
    /// closing or after opening punctuation: the rules of Unicode's line breaking that matter in a
    /// widget.
    func mayBreak(before next: CellCluster) -> Bool {
        switch next.gap {
        case .allowed: return true
        case .forbidden: return false
        case .natural: break
        }
        if next.isSpace { return false }
        if isSpace { return true }
        guard let last = text.unicodeScalars.first, let first = next.text.unicodeScalars.first
        else { return false }
        return last.mayEndLine(before: first, isWide: width == 2 || next.width == 2)
    }
}

extension Unicode.Scalar {
    /// Whether a line may end between two characters that begin with these scalars and are no
    /// spaces.
    ///
    /// - Parameter isWide: Whether one of them is as wide as an ideograph, and a word of its own.
    func mayEndLine(before next: Unicode.Scalar, isWide: Bool) -> Bool {
        guard !isNonBreakingSpace, !next.isNonBreakingSpace else { return false }
        // As in pictures, words of Hangul stay whole.
        if isHangul, next.isHangul { return false }
        if isWide { return !opens && !next.clings }
        return endsWordPart && next.properties.isAlphabetic
    }
}

extension Unicode.Scalar {
    /// Whether the next character must stay with it: an opening bracket or quotation mark.
    fileprivate var opens: Bool {
        switch properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }

    /// Whether it must stay with the character before: closing punctuation, a comma, a prolonged
    /// sound mark.
    fileprivate var clings: Bool {
        switch properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: true
        default: false
        }
    }

    fileprivate var endsWordPart: Bool {
        self == "/" || (properties.generalCategory == .dashPunctuation && self != "\u{2011}")
    }
}
