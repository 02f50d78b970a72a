import WidgetWire

/// The values a view inherits from those around it, like SwiftUI's environment.
///
/// Values are shared between views and never changed: `merging` makes a changed copy.
@dynamicMemberLookup
final class Inherited {
    private let values: Values
    /// The cached values for children of the last container.
    private var inner: Inherited?

    /// The inherited values.
    struct Values {
        fileprivate(set) var font = FontValue()
        fileprivate(set) var weight: Int?
        fileprivate(set) var design: Int?
        fileprivate(set) var isItalic: Bool?
        fileprivate(set) var hasMonospacedDigits: Bool?
        fileprivate(set) var foreground = ForegroundLevels()
        fileprivate(set) var tint: PaintValue?
        fileprivate(set) var lineLimit: UInt32 = 0
        fileprivate(set) var textAlignment = TextAlignment.leading
        fileprivate(set) var minimumScale = 1.0
        fileprivate(set) var lineSpacing = 0.0
        fileprivate(set) var truncation = TextTruncation.tail
        fileprivate(set) var lettering = Lettering()
        fileprivate(set) var linesReserved: UInt32 = 0
        fileprivate(set) var mayTighten = false
        fileprivate(set) var redaction: Redaction
        fileprivate(set) var isAccentable = false
        fileprivate(set) var symbols = SymbolStyle()
        fileprivate(set) var flattening: Flattening
        fileprivate(set) var isDark: Bool
        /// Whether named colours stand out more from their background.
        let hasIncreasedContrast: Bool
        fileprivate(set) var isRightToLeft: Bool
        fileprivate(set) var textSize: TextSize
        fileprivate(set) var isAccessibilityHidden = false
        /// The axis of the surrounding stack, for spacers and dividers.
        fileprivate(set) var stackAxis: Axis?
        /// The implicit stack for several views in place of one.
        fileprivate(set) var implicitStack = ImplicitStack.column
    }

    /// Where colours are reduced to one, in a widget drawn in two colours.
    enum Flattening {
        /// Not here: colours stay, or are reduced further out.
        case none
        /// In texts, symbols and shapes.
        case colors
        /// In the view's picture, whose colours first determine its opacity.
        case picture
    }

    /// The layout of several views in place of one.
    enum ImplicitStack {
        case column
        case row
        case layers(GuidePair)
        /// Each at the top left corner of all the room.
        case corner
    }

    /// The values that a widget's content inherits.
    ///
    /// Text sizes below Large do not apply to widgets.
    init(_ environment: WidgetEnvironment, redaction: Redaction) {
        let isSmall = (1...3).contains(environment.textSize.rawValue)
        // Content in shades of white is tinted white unless the author says otherwise.
        let isVibrant = environment.renderingMode == .vibrant
        values = Values(
            tint: isVibrant ? PaintValue(ColorName.primary) : nil,
            redaction: redaction,
            flattening: environment.renderingMode == .accented ? .colors : .none,
            isDark: environment.appearance == .dark,
            hasIncreasedContrast: environment.increasedContrast,
            isRightToLeft: environment.rightToLeft,
            textSize: isSmall ? .large : environment.textSize)
    }

    private init(_ values: Values) {
        self.values = values
    }

    subscript<Value>(dynamicMember value: KeyPath<Values, Value>) -> Value {
        values[keyPath: value]
    }

    /// The values for children of a container, shared by the rows of a column.
    func inStack(along axis: Axis?) -> Inherited {
        if axis == values.stackAxis { return self }
        if let inner, inner.values.stackAxis == axis { return inner }
        let changed = with { $0.stackAxis = axis }
        inner = changed
        return changed
    }

    /// The values for views that become an implicit stack of this kind.
    func joined(as stack: ImplicitStack) -> Inherited {
        with { $0.implicitStack = stack }
    }

    /// The values with another place of flattening.
    func flattened(_ flattening: Flattening) -> Inherited {
        flattening == values.flattening ? self : with { $0.flattening = flattening }
    }

    private func with(_ change: (inout Values) -> Void) -> Inherited {
        var values = values
        change(&values)
        return Inherited(values)
    }

    /// The values for a view with these attributes and everything inside it.
    func merging(_ attributes: Attributes) -> Inherited {
        guard attributes.areInherited else { return self }
        return with { values in
            values.foreground.replace(by: attributes, resolve)
            attributes.forEachInherited { name, value in
                values.apply(name, value, in: self)
                values.symbols.apply(name, value)
            }
        }
    }
}

extension Inherited.Values {
    fileprivate mutating func apply(
        _ name: ViewAttribute, _ value: AttributeValue, in outer: Inherited
    ) {
        switch value {
        case .bool(let flag): apply(name, flag)
        case .int(let number): apply(name, number)
        case .double(let number): apply(name, number)
        case .font(let font): self.font = font
        case .paint(let paint): apply(name, outer.resolve(paint))
        case .doubles, .string, .date, .callback, .image, .action: break
        }
    }

    private mutating func apply(_ name: ViewAttribute, _ paint: PaintValue) {
        switch name {
        case .tint: tint = paint
        case .underlineColor: lettering.underline.paint = paint
        case .strikethroughColor: lettering.strikethrough.paint = paint
        default: break
        }
    }

    private mutating func apply(_ name: ViewAttribute, _ flag: Bool) {
        switch name {
        case .italic: isItalic = flag
        case .monospacedDigit: hasMonospacedDigits = flag
        case .rightToLeft: isRightToLeft = flag
        case .accentable: isAccentable = flag
        case .underline: lettering.underline.isDrawn = flag
        case .strikethrough: lettering.strikethrough.isDrawn = flag
        case .tightening: mayTighten = flag
        case .accessibilityHidden: isAccessibilityHidden = isAccessibilityHidden || flag
        default: break
        }
    }

    private mutating func apply(_ name: ViewAttribute, _ number: Int64) {
        switch name {
        case .fontWeight: weight = Self.weight(number)
        case .fontDesign: design = number == 0 ? nil : Int(number.clamped(to: 1...4))
        case .lineLimit: lineLimit = UInt32(number.clamped(to: 0...10_000))
        case .textAlignment: textAlignment = TextAlignment(rawValue: number) ?? .leading
        case .truncation: truncation = TextTruncation(rawValue: number) ?? .tail
        case .redacted:
            redaction = number == 0 ? [] : redaction.union(Redaction(rawValue: number))
        case .colorScheme: isDark = ColorScheme(rawValue: number).map { $0 == .dark } ?? isDark
        case .textSize: textSize = TextSize(attribute: number) ?? textSize
        case .underlinePattern: lettering.underline.pattern = LinePattern(attribute: number)
        case .strikethroughPattern:
            lettering.strikethrough.pattern = LinePattern(attribute: number)
        case .linesReserved: linesReserved = UInt32(number.clamped(to: 0...10_000))
        default: break
        }
    }

    /// The weight of an attribute; nil for the font's own.
    private static func weight(_ number: Int64) -> Int? {
        switch number {
        case 0: nil
        case Int64(FontValue.bold): Int(FontValue.bold)
        default: Int(number.clamped(to: 100...900))
        }
    }

    private mutating func apply(_ name: ViewAttribute, _ number: Double) {
        switch name {
        case .minimumScale where number > 0: minimumScale = min(number, 1)
        case .lineSpacing: lineSpacing = max(0, Length.finite(number) ?? 0)
        case .kerning: lettering.kerning = Lettering.points(number)
        case .tracking: lettering.tracking = Lettering.points(number)
        case .baselineOffset: lettering.baselineOffset = Lettering.points(number)
        case .fontWidth where number.isFinite: lettering.fontWidth = number.clamped(to: -1...1)
        default: break
        }
    }
}

extension ViewAttribute {
    /// Whether it also applies to everything inside a view.
    var isInherited: Bool {
        (128..<192).contains(rawValue) || self == .accessibilityHidden
    }
}
