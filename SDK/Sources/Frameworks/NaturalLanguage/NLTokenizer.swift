public import Foundation

/// The unit of tokens.
public enum NLTokenUnit: Int, Sendable {
    /// Words.
    case word
    /// Sentences.
    case sentence
    /// Paragraphs.
    case paragraph
    /// The whole document.
    case document
}

/// Splits text into words (by Unicode's rules), sentences and paragraphs.
///
/// Differs from Apple: a sentence ends where a sign such as a full stop is followed by space.
open class NLTokenizer: NSObject {
    /// The unit of tokens.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String?

    /// Creates a tokenizer.
    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Sets the language of the text; no effect here.
    open func setLanguage(_ language: NLLanguage) {}

    /// Returns the tokens in a range of the text.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        var tokens: [Range<String.Index>] = []
        enumerateTokens(in: range) { token, _ in
            tokens.append(token)
            return true
        }
        return tokens
    }

    /// Returns the token at an index; empty between tokens.
    open func tokenRange(at characterIndex: String.Index) -> Range<String.Index> {
        guard let string else { return characterIndex..<characterIndex }
        return tokens(for: string.startIndex..<string.endIndex)
            .first { $0.contains(characterIndex) } ?? characterIndex..<characterIndex
    }

    /// Calls `block` with each part inside a range until it returns false.
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        guard let string else { return }
        for token in unit.parts(of: string[range]) {
            let isNumber = string[token].allSatisfy(\.isNumber)
            if !block(token, isNumber ? .numeric : []) { return }
        }
    }

    /// The attributes of a token.
    public struct Attributes: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A numeric token.
        public static let numeric = Attributes(rawValue: 1)
        /// A symbol: never told here.
        public static let symbolic = Attributes(rawValue: 2)
        /// An emoji: never told here.
        public static let emoji = Attributes(rawValue: 4)
    }
}

extension NLTokenUnit {
    fileprivate func parts(of text: Substring) -> [Range<String.Index>] {
        switch self {
        case .word: text.parts(between: text.ranges(of: /\b/))
        case .sentence: text.parts(between: text.ranges(of: /[.!?…。！？]+["'”’)]*(?:\s+|$)|\n+/))
        case .paragraph: text.parts(between: text.ranges(of: /\n+/))
        case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
        }
    }
}

extension Substring {
    /// Returns the trimmed parts before the given ranges; parts without letters or numbers are
    /// omitted.
    fileprivate func parts(between places: [Range<Index>]) -> [Range<Index>] {
        var start = startIndex
        return (places + [endIndex..<endIndex]).compactMap { place in
            let part = self[start..<place.upperBound]
            start = place.upperBound
            guard part.contains(where: { $0.isLetter || $0.isNumber }),
                let first = part.firstIndex(where: { !$0.isWhitespace }),
                let last = part.lastIndex(where: { !$0.isWhitespace })
            else { return nil }
            return first..<index(after: last)
        }
    }
}
