import WidgetWire

/// The sizes and weights of text styles, from Apple's table for iOS ("Typography" in its
/// guidelines).
enum TextStyleTable {
    /// The points of each style at a text size; the columns are the styles.
    private static let points: [TextSize: [Double]] = [
        .xsmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        .xlarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        .xxlarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        .xxxlarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        .accessibility1: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        .accessibility2: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        .accessibility3: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        .accessibility4: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        .accessibility5: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]

    /// The size of a style.
    static func points(of style: TextStyle, at textSize: TextSize) -> Double {
        let row = points[textSize] ?? points[.large] ?? []
        let column = style.rawValue - TextStyle.largeTitle.rawValue
        return row.indices.contains(column) ? row[column] : PlatformMetrics.bodyFontSize
    }

    /// The distance of baselines in a style's text, Apple's "leading", by points; it hardly depends
    /// on the style.
    private static let pitches: [Double: Double] = [
        11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26,
        22: 28, 23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39,
        33: 40, 34: 41, 35: 42, 36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52,
        46: 55, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68,
        60: 70,
    ]

    /// The room that a style leaves between lines of San Francisco; negative for the smallest.
    static func lineGap(points: Double) -> Double {
        pitches[points].map { $0 - points * 2444 / 2048 } ?? 0
    }

    /// The weight of a style; only the headline is not regular.
    static func weight(of style: TextStyle?) -> Int { style == .headline ? 600 : 400 }

    /// The weight of a style in bold, Apple's "emphasized weight".
    static func boldWeight(of style: TextStyle?) -> Int {
        switch style {
        case nil, .largeTitle, .title, .title2: 700
        default: 600
        }
    }
}

extension TextSize {
    /// The size of a `widget_text_size`; nil for an unknown number.
    init?(attribute: Int64) {
        guard (1...12).contains(attribute) else { return nil }
        self.init(rawValue: attribute == 4 ? 0 : Int(attribute))
    }

    /// Whether it is one of the accessibility sizes.
    var isAccessibilitySize: Bool { rawValue >= TextSize.accessibility1.rawValue }
}
