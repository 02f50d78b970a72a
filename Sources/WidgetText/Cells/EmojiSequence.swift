/// Recognizes grapheme clusters that are drawn as one picture, two columns wide.
enum EmojiSequence {
    /// Whether a cluster's scalars form an emoji.
    ///
    /// That is one shown as such by default or by a selector, a flag, a keycap, one with a skin
    /// tone, or several joined.
    static func isEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        let rest = scalars.dropFirst()
        if first.isRegionalIndicator { return rest.first?.isRegionalIndicator == true }
        if rest.contains(.emojiPresentation) { return true }
        if first.isASCII || rest.first == .textPresentation { return false }
        return first.properties.isEmojiPresentation
            || rest.contains { $0 == .zeroWidthJoiner || $0.properties.isEmojiModifier }
    }
}
