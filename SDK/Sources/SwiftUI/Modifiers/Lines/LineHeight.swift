public import PortholeFoundation

extension View {
    /// Sets the line height of text.
    ///
    /// Differs from Apple: the height that a font has by itself is that of the font around the
    /// view, and the system's; lines that hold other fonts are not evened out.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        modifier(LineHeightModifier(height: lineHeight?.content))
    }

    /// Sets how the writing direction is determined; it always depends on the content here.
    nonisolated public func writingDirection(
        strategy: Text.WritingDirectionStrategy
    ) -> some View { self }
}

extension Text {
    /// How the writing direction is determined.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private let name: String

        /// The default of the system.
        public static let `default` = WritingDirectionStrategy(name: "default")
        /// By the layout direction.
        public static let layoutBased = WritingDirectionStrategy(name: "layout")
        /// By the content of the text.
        public static let contentBased = WritingDirectionStrategy(name: "content")
    }
}

/// Adds the extra line height, half of it above the first line and half below the last.
private struct LineHeightModifier: ViewModifier {
    let height: AttributedString.LineHeight.Content?
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var size

    func body(content: Content) -> some View {
        content.lineSpacing(extra).padding(.vertical, extra / 2)
    }

    private var extra: CGFloat {
        let style = TextStyleSizes.points(of: font?.style ?? .body, at: size)
        let points = (font?.points ?? CGFloat(style)) * (font?.scale ?? 1)
        // The height of San Francisco's lines.
        let natural = points * 1.193_359_375
        return switch height {
        case .multiple(let factor): points * factor - natural
        case .points(let points): points - natural
        case .increase(let increase): increase
        case nil: 0
        }
    }
}
