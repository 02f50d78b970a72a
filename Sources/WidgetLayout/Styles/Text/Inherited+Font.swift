import WidgetWire

extension Inherited.Values {
    /// The inherited font with its final size, weight and design.
    var resolvedFont: Font {
        Font.with {
            $0.size = fontPoints.clamped(to: 1...1_000)
            let weight = resolvedWeight
            $0.weight = weight == 0 ? 0 : UInt32(weight.clamped(to: 100...900))
            $0.design = resolvedDesign
            $0.family = font.family
            $0.italic = isItalic ?? font.italic
            $0.monospacedDigit = hasMonospacedDigits ?? font.monospacedDigit
            $0.width =
                lettering.fontWidth ?? (font.width.isFinite ? font.width.clamped(to: -1...1) : 0)
            $0.smallCaps =
                font.smallCaps < 4 ? Font.SmallCaps(rawValue: Int(font.smallCaps)) ?? .none : .none
            $0.leading = (FontLeading(rawValue: font.leading) ?? .standard).sent
            if style != nil, font.family.isEmpty {
                $0.lineGap = TextStyleTable.lineGap(points: $0.size)
            }
        }
    }

    private var resolvedDesign: Font.Design {
        let number = design ?? Int(min(font.design, 5))
        return (1...4).contains(number) ? Font.Design(rawValue: number - 1) ?? .default : .default
    }

    private var style: TextStyle? { TextStyle(rawValue: Int(font.style)) }

    /// The weight from 100 to 900; 0 for the own one of a font named by its family.
    private var resolvedWeight: Int {
        let isPlain = font.weight == 0 || font.weight == FontValue.bold
        switch weight ?? Int(font.weight) {
        case Int(FontValue.bold):
            return isPlain && font.family.isEmpty ? TextStyleTable.boldWeight(of: style) : 700
        case ...0: return font.family.isEmpty ? TextStyleTable.weight(of: style) : 0
        case let weight: return weight
        }
    }

    private var fontPoints: Double {
        let points = font.points.isFinite && font.points > 0 ? font.points : nil
        guard let style else { return points ?? PlatformMetrics.bodyFontSize }
        let scaled = TextStyleTable.points(of: style, at: textSize)
        guard let points, !font.family.isEmpty else { return scaled }
        return points * scaled / TextStyleTable.points(of: style, at: .large)
    }
}
