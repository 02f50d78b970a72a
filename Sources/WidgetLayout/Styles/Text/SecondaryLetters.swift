import WidgetWire

/// How much smaller letters of SwiftUI's secondary text scale are than those of their font, and how
/// much farther apart.
///
/// The numbers are those of Docs/elements/TextScale.md of https://github.com/iamcgn/swiftui-web,
/// read from SwiftUI's own layout on macOS 26.
struct SecondaryLetters {
    /// What is known of a weight.
    private struct Weight {
        /// The part of the font's size up to 17 points.
        let small: Double
        /// The part of the font's size from 70 points on.
        let large: Double
        /// The room after each letter up to 17 points; none from 70 points on.
        let tracking: Double
        /// How much wider letters are, since smaller ones are drawn with stronger lines.
        let widening: Double
    }

    private static let weights: [UInt32: Weight] = [
        100: Weight(small: 0.8, large: 0.46, tracking: 0.16, widening: 0.024),
        200: Weight(small: 0.8, large: 0.46, tracking: 0.15, widening: 0.024),
        300: Weight(small: 0.8, large: 0.46, tracking: 0.1854, widening: 0.024),
        400: Weight(small: 0.8, large: 0.46, tracking: 0.25, widening: 0.024),
        500: Weight(small: 0.8, large: 0.48, tracking: 0.4147, widening: 0.017),
        600: Weight(small: 0.84, large: 0.49, tracking: 0, widening: 0.034),
        700: Weight(small: 0.85, large: 0.5, tracking: -0.05, widening: 0.034),
        800: Weight(small: 0.85, large: 0.52, tracking: 0.2, widening: 0.034),
        900: Weight(small: 0.87, large: 0.55, tracking: 0.35, widening: 0.034),
    ]

    /// The tracking of the rounded design.
    private static let roundedTracking = 0.03
    /// The scale that the numbers are of.
    private static let secondary = 0.8
    /// The average width of a letter, in parts of its size.
    private static let letterWidth = 0.5

    /// The letters' size in points.
    let size: Double
    /// The room after each letter, in points.
    let tracking: Double

    /// Letters of a font at a text scale: 0.8 is the secondary one, others shrink them accordingly.
    ///
    /// Fonts of families and the serif and monospaced designs keep their size.
    init(of font: Font, scale: Double) {
        let isSystem = font.family.isEmpty && (font.design == .default || font.design == .rounded)
        guard isSystem, scale < 1, let weight = Self.weights[(font.weight + 50) / 100 * 100] else {
            (size, tracking) = (font.size, 0)
            return
        }
        let amount = (1 - scale) / (1 - Self.secondary)
        let largeness = ((font.size - 17) / 53).clamped(to: 0...1)
        let part = weight.small - (weight.small - weight.large) * largeness
        size = font.size * max(0.1, 1 - amount * (1 - part))
        let room = font.design == .rounded ? Self.roundedTracking : weight.tracking
        tracking = amount * (room * (1 - largeness) + Self.letterWidth * weight.widening * size)
    }
}
