import WidgetWire

/// What a view inherits from those around it, as SwiftUI's environment.
///
/// Values are shared between views and never changed: `merging` makes a changed copy.
@dynamicMemberLookup
final class Inherited {
    private let values: Values
    /// What children of the last container inherit.
    private var inner: Inherited?

    /// What is inherited.
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
        /// Whether named colours differ more from what is behind them.
        let hasIncreasedContrast: Bool
        fileprivate(set) var isRightToLeft: Bool
        fileprivate(set) var textSize: TextSize
        fileprivate(set) var isAccessibilityHidden = false
        /// The axis of the stack around, for spacers and dividers.
        fileprivate(set) var stackAxis: Axis?
        /// What several views become where one is expected.
        fileprivate(set) var implicitStack = ImplicitStack.column
    }

    /// Where the colours of a widget that is drawn in two become one of them.
    enum Flattening {
        /// Nowhere here: they stay as they are, or did so around.
        case none
        /// In texts, symbols and shapes.
        case colors
        /// In the picture of the view, whose colours decide its opacity first.
        case picture
    }

    /// How several views are laid out where one is expected.
    enum ImplicitStack {
        case column
        case row
        case layers(GuidePair)
        /// Each at the top left corner of all the room.
        case corner
    }

    /// What a widget's content inherits.
    ///
    /// Text sizes below Large are not for widgets.
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

    /// What children of a container inherit: the same for the rows of a column.
    func inStack(along axis: Axis?) -> Inherited {
        if axis == values.stackAxis { return self }
        if let inner, inner.values.stackAxis == axis { return inner }
        let changed = with { $0.stackAxis = axis }
        inner = changed
        return changed
    }

    /// What a view inherits where several become a stack of this kind.
    func joined(as stack: ImplicitStack) -> Inherited {
        with { $0.implicitStack = stack }
    }

    /// What a view inherits whose colours are flattened here.
    func flattened(_ flattening: Flattening) -> Inherited {
        flattening == values.flattening ? self : with { $0.flattening = flattening }
    }

    private func with(_ change: (inout Values) -> Void) -> Inherited {
        var values = values
        change(&values)
        return Inherited(values)
    }

    /// What a view with these attributes and everything inside it inherits.
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
        case .fontWeight: weight = number == 0 ? nil : Int(number.clamped(to: 100...900))
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
    /// Whether it holds for everything inside a view, too.
    var isInherited: Bool {
        (128..<192).contains(rawValue) || self == .accessibilityHidden
    }
}
