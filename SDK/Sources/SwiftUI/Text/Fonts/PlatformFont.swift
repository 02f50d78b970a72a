public import UIKit

extension Font {
    /// Creates a font from a UIKit font.
    public init(_ font: UIFont) {
        self.init(
            style: font.textStyle.flatMap { Self.styles[$0] }, points: font.pointSize,
            family: font.name.isEmpty ? nil : font.name)
        if let style, TextStyleSizes.points(of: style, at: .large) == Double(font.pointSize) {
            points = nil
        }
        weight = Weight(font.weight)
        width = font.width == .standard ? nil : Width(font.width.recorded)
        design = font.isMonospaced ? .monospaced : Self.designs[font.design]
        isItalic = font.isItalic
        hasMonospacedDigits = font.hasMonospacedDigits
    }

    private static let designs: [UIFontDescriptor.SystemDesign: Design] = [
        .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]

    private static let styles: [UIFont.TextStyle: TextStyle] = [
        .extraLargeTitle: .largeTitle, .extraLargeTitle2: .title,
        .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3,
        .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
        .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
    ]
}

extension Font.Weight {
    /// The nearest weight; nil for the usual one.
    fileprivate init?(_ weight: UIFont.Weight) {
        let known: [(UIFont.Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
            (.black, .black),
        ]
        let nearest = known.min {
            abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
        }
        guard let nearest, nearest.0 != .regular else { return nil }
        self = nearest.1
    }
}
