/// Whether a line may end between two clusters.
enum LineBreakGap: Hashable, Sendable {
    /// As the characters on both sides say.
    case natural
    /// A zero width space stands there.
    case allowed
    /// A word joiner stands there.
    case forbidden
}

extension CellCluster {
    /// Whether a line may end after this cluster and `next` begin another.
    ///
    /// After spaces, hyphens and slashes, and around wide characters, yet never before punctuation
    /// that closes or after one that opens: the rules of Unicode's line breaking that matter in a widget.
    func mayBreak(before next: CellCluster) -> Bool {
        switch next.gap {
        case .allowed: return true
        case .forbidden: return false
        case .natural: break
        }
        if next.isSpace { return false }
        if isSpace { return true }
        guard let last = text.unicodeScalars.first, let first = next.text.unicodeScalars.first,
            !last.isNonBreakingSpace, !first.isNonBreakingSpace
        else { return false }
        // As in pictures, words of Hangul stay whole.
        if last.isHangul, first.isHangul { return false }
        if width == 2 || next.width == 2 { return !last.opens && !first.clings }
        return last.endsWordPart && first.properties.isAlphabetic
    }
}

extension Unicode.Scalar {
    /// Whether what follows must stay with it: an opening bracket or quote.
    fileprivate var opens: Bool {
        switch properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }

    /// Whether it must stay with what precedes: closing punctuation, a comma, a prolonged sound.
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
