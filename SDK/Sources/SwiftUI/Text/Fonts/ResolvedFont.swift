public import Foundation
public import UIKit

extension EnvironmentValues {
    /// What a font is resolved with.
    public var fontResolutionContext: Font.Context {
        Font.Context(font: font, dynamicTypeSize: dynamicTypeSize)
    }
}

extension Font {
    /// The part of the environment that fonts depend on: its own font and its text size.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let font: Font?
        let dynamicTypeSize: DynamicTypeSize

        /// The text size.
        public var debugDescription: String { "Font.Context(\(dynamicTypeSize))" }
    }

    /// Returns the font in the sizes and weights of an environment.
    public func resolve(in context: Context) -> Resolved {
        Resolved(font: effective(in: context.font), dynamicTypeSize: context.dynamicTypeSize)
    }

    /// A font whose size and weight are known.
    public struct Resolved: Hashable, Sendable {
        private let font: Font
        /// The size in points.
        public let pointSize: CGFloat
        /// The weight.
        public let weight: Weight

        fileprivate init(font: Font, dynamicTypeSize: DynamicTypeSize) {
            self.font = font
            pointSize = font.points(at: dynamicTypeSize)
            weight = font.resolvedWeight
        }

        /// Whether the weight is semibold or more.
        public var isBold: Bool { weight.value >= Weight.semibold.value }
        /// Whether letters are slanted.
        public var isItalic: Bool { font.isItalic }
        /// Whether it has the monospaced design; other families are not measured.
        public var isMonospaced: Bool { font.design == .monospaced }
        /// Whether lowercase letters are small capitals.
        public var isLowercaseSmallCaps: Bool { font.hasSmallLowercase }
        /// Whether uppercase letters are small capitals.
        public var isUppercaseSmallCaps: Bool { font.hasSmallUppercase }
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
        /// The width of letters.
        public var width: Width { font.width ?? .standard }
        /// The line spacing.
        public var leading: Leading { font.leading }

        /// The font for Core Text and UIKit, without small capitals and line spacing.
        public var ctFont: UIFont {
            UIFont(
                size: pointSize, weight: UIFont.Weight(hundreds: Int(weight.value)),
                width: UIFont.Width(recorded: width.value), design: font.platformDesign,
                family: font.family ?? "", isItalic: isItalic, isMonospaced: isMonospaced,
                hasMonospacedDigits: font.hasMonospacedDigits)
        }
    }

    /// The size in points where text has a size.
    private func points(at size: DynamicTypeSize) -> CGFloat {
        guard let style else { return (points ?? 17) * scale }
        let factor = CGFloat(TextStyleSizes.scale(of: style, at: size))
        let usual = points ?? CGFloat(TextStyleSizes.points(of: style, at: .large))
        return usual * factor * scale
    }

    /// The weight, from Apple's Human Interface Guidelines where only the style says it.
    private var resolvedWeight: Weight {
        switch (weight, style) {
        case (.emphasized, nil), (.emphasized, .largeTitle), (.emphasized, .title),
            (.emphasized, .title2):
            .bold
        case (.emphasized, _), (nil, .headline): .semibold
        default: weight ?? .regular
        }
    }

    private var platformDesign: UIFontDescriptor.SystemDesign {
        switch design {
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        case .default, nil: .default
        }
    }
}
