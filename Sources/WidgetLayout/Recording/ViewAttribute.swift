/// What a view has; the raw values are those of `widget_attribute` in `widget_plugin.h`.
///
/// Attributes from 128 to 191 are inherited: they hold for the view and everything inside.
public enum ViewAttribute: UInt32, CaseIterable, Sendable {
    case textString = 1
    case date = 2
    case dateStyle = 3
    case symbol = 4
    case alignment = 5
    case spacing = 6
    case minLength = 7
    case fill = 8
    case stroke = 9
    case lineWidth = 10
    case cornerWidth = 11
    case cornerHeight = 12
    case continuous = 13
    case content = 14
    case url = 15
    case insets = 16
    case width = 17
    case height = 18
    case minWidth = 19
    case idealWidth = 20
    case maxWidth = 21
    case minHeight = 22
    case idealHeight = 23
    case maxHeight = 24
    case amount = 25
    case x = 26
    case y = 27
    case horizontal = 28
    case vertical = 29
    case id = 30
    case strokeInset = 31
    case antialiased = 32

    case font = 128
    case fontWeight = 129
    case fontDesign = 130
    case italic = 131
    case monospacedDigit = 132
    case foreground = 133
    case tint = 134
    case lineLimit = 135
    case textAlignment = 136
    case minimumScale = 137
    case redacted = 138
    case colorScheme = 139
    case rightToLeft = 140
    case lineSpacing = 141
    case truncation = 142
    case textSize = 143
    case underline = 144
    case strikethrough = 145

    case accessibilityLabel = 192
    case accessibilityIdentifier = 193
    case accessibilityValue = 194
    case accessibilityHidden = 195

    /// The type of value this attribute takes.
    public var valueType: AttributeValue.Kind {
        switch self {
        case .continuous, .horizontal, .vertical, .antialiased, .italic, .monospacedDigit,
            .rightToLeft, .underline, .strikethrough, .accessibilityHidden:
            .bool
        case .dateStyle, .alignment, .fontWeight, .fontDesign, .lineLimit, .textAlignment,
            .redacted, .colorScheme, .truncation, .textSize:
            .int
        case .spacing, .minLength, .lineWidth, .cornerWidth, .cornerHeight, .width, .height,
            .minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight, .amount, .x,
            .y, .strokeInset, .minimumScale, .lineSpacing:
            .double
        case .insets: .doubles
        case .textString, .symbol, .url, .id, .accessibilityLabel, .accessibilityIdentifier,
            .accessibilityValue:
            .string
        case .date: .date
        case .fill, .stroke, .foreground, .tint: .paint
        case .font: .font
        case .content: .callback
        }
    }
}
