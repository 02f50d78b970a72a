public import Foundation

/// What a text is divided into.
public enum NLTokenUnit: Int, Sendable {
    /// Words.
    case word
    /// Sentences.
    case sentence
    /// Paragraphs.
    case paragraph
    /// All of it.
    case document
}

/// Divides texts into words, by Unicode's rules, sentences and paragraphs.
///
/// Differs from Apple: a sentence ends where a sign such as a full stop is followed by space.
open class NLTokenizer: NSObject {
    /// What a text is divided into.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String?

    /// Divides texts.
    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Says which language the text is in: it has no effect here.
    open func setLanguage(_ language: NLLanguage) {}

    /// The parts inside a range of the text.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        var tokens: [Range<String.Index>] = []
        enumerateTokens(in: range) { token, _ in
            tokens.append(token)
            return true
        }
        return tokens
    }

    /// The part at a place of the text; empty between parts.
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

    /// What a part is.
    public struct Attributes: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A number.
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
    /// What lies before each of some places, without space around it; nothing without a letter or a
    /// number.
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
