import WidgetWire

/// What a view inherits from those around it, as SwiftUI's environment.
///
/// Values are shared between views and never changed: `merging` makes a changed copy.
final class Inherited {
    private(set) var font = FontValue()
    private(set) var weight: Int?
    private(set) var design: Int?
    private(set) var isItalic: Bool?
    private(set) var hasMonospacedDigits: Bool?
    /// The levels that are set, the first one first; none is the default: the label colours.
    private(set) var foreground: [PaintValue] = []
    private(set) var tint: PaintValue?
    private(set) var lineLimit: UInt32 = 0
    private(set) var textAlignment = Paragraph.Alignment.leading
    private(set) var minimumScale = 1.0
    private(set) var lineSpacing = 0.0
    private(set) var truncation = Paragraph.Truncation.tail
    private(set) var lettering = Lettering()
    private(set) var linesReserved: UInt32 = 0
    private(set) var mayTighten = false
    private(set) var redaction: Redaction = []
    private(set) var isAccentable = false
    private(set) var symbols = SymbolStyle()
    private(set) var flattening: Flattening
    private(set) var isDark: Bool
    /// Whether named colours differ more from what is behind them.
    let hasIncreasedContrast: Bool
    private(set) var isRightToLeft: Bool
    private(set) var textSize: TextSize
    private(set) var isAccessibilityHidden = false
    /// The axis of the stack around, for spacers and dividers.
    private(set) var stackAxis: Axis?
    /// What children of the last container inherit.
    private var inner: Inherited?
    /// What several views become where one is expected.
    private(set) var implicitStack = ImplicitStack.column

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
        textSize = isSmall ? .large : environment.textSize
        isDark = environment.appearance == .dark
        hasIncreasedContrast = environment.increasedContrast
        isRightToLeft = environment.rightToLeft
        self.redaction = redaction
        flattening = environment.renderingMode == .accented ? .colors : .none
    }

    private init(_ other: Inherited) {
        font = other.font
        weight = other.weight
        design = other.design
        isItalic = other.isItalic
        hasMonospacedDigits = other.hasMonospacedDigits
        foreground = other.foreground
        tint = other.tint
        lineLimit = other.lineLimit
        textAlignment = other.textAlignment
        minimumScale = other.minimumScale
        lineSpacing = other.lineSpacing
        truncation = other.truncation
        lettering = other.lettering
        linesReserved = other.linesReserved
        mayTighten = other.mayTighten
        redaction = other.redaction
        isAccentable = other.isAccentable
        symbols = other.symbols
        flattening = other.flattening
        isDark = other.isDark
        hasIncreasedContrast = other.hasIncreasedContrast
        isRightToLeft = other.isRightToLeft
        textSize = other.textSize
        isAccessibilityHidden = other.isAccessibilityHidden
        stackAxis = other.stackAxis
        implicitStack = other.implicitStack
    }

    /// What children of a container inherit: the same for the rows of a column.
    func inside(stackAxis: Axis?) -> Inherited {
        if stackAxis == self.stackAxis { return self }
        if let inner, inner.stackAxis == stackAxis { return inner }
        let copy = Inherited(self)
        copy.stackAxis = stackAxis
        inner = copy
        return copy
    }

    /// What a view inherits where several become `implicitStack`.
    func inside(_ implicitStack: ImplicitStack) -> Inherited {
        let copy = Inherited(self)
        copy.implicitStack = implicitStack
        return copy
    }

    /// What a view inherits whose colours are flattened elsewhere.
    func inside(_ flattening: Flattening) -> Inherited {
        if flattening == self.flattening { return self }
        let copy = Inherited(self)
        copy.flattening = flattening
        return copy
    }

    /// What a view with these attributes and everything inside it inherits.
    func merging(_ attributes: Attributes) -> Inherited {
        guard attributes.areInherited else { return self }
        let copy = Inherited(self)
        attributes.forEachInherited { name, value in
            copy.apply(name, value, in: self)
            copy.symbols.apply(name, value)
        }
        return copy
    }

    private func apply(_ name: ViewAttribute, _ value: AttributeValue, in outer: Inherited) {
        switch value {
        case .bool(let flag): apply(name, flag)
        case .int(let number): apply(name, number)
        case .double(let number): apply(name, number)
        case .font(let font): self.font = font
        case .paint(let paint): apply(name, outer.resolve(paint))
        case .doubles, .string, .date, .callback, .image, .action: break
        }
    }

    private func apply(_ name: ViewAttribute, _ paint: PaintValue) {
        switch name {
        case .tint: tint = paint
        case .foreground: foreground = [paint]
        case .foregroundSecond: foreground = Array(foreground.prefix(1)) + [paint]
        case .foregroundThird: foreground = Array(foreground.prefix(2)) + [paint]
        case .underlineColor: lettering.underline.paint = paint
        case .strikethroughColor: lettering.strikethrough.paint = paint
        default: break
        }
    }

    private func apply(_ name: ViewAttribute, _ flag: Bool) {
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

    private func apply(_ name: ViewAttribute, _ number: Int64) {
        switch name {
        case .fontWeight: weight = number == 0 ? nil : Int(max(100, min(number, 900)))
        case .fontDesign: design = number == 0 ? nil : Int(max(1, min(number, 4)))
        case .lineLimit: lineLimit = UInt32(max(0, min(number, 10_000)))
        case .textAlignment: textAlignment = Paragraph.Alignment(attribute: number)
        case .truncation: truncation = Paragraph.Truncation(attribute: number)
        case .redacted:
            redaction = number == 0 ? [] : redaction.union(Redaction(rawValue: number))
        case .colorScheme where number == 1 || number == 2: isDark = number == 2
        case .textSize: textSize = TextSize(attribute: number) ?? textSize
        case .underlinePattern: lettering.underline.pattern = LinePattern(attribute: number)
        case .strikethroughPattern:
            lettering.strikethrough.pattern = LinePattern(attribute: number)
        case .linesReserved: linesReserved = UInt32(max(0, min(number, 10_000)))
        default: break
        }
    }

    private func apply(_ name: ViewAttribute, _ number: Double) {
        switch name {
        case .minimumScale where number > 0: minimumScale = min(number, 1)
        case .lineSpacing: lineSpacing = max(0, Length.finite(number) ?? 0)
        case .kerning: lettering.kerning = Lettering.points(number)
        case .tracking: lettering.tracking = Lettering.points(number)
        case .baselineOffset: lettering.baselineOffset = Lettering.points(number)
        case .fontWidth where number.isFinite: lettering.fontWidth = max(-1, min(number, 1))
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

extension Paragraph.Alignment {
    /// The alignment of a `widget_text_alignment`; an unknown one is leading.
    fileprivate init(attribute: Int64) {
        switch attribute {
        case 2: self = .center
        case 3: self = .trailing
        default: self = .leading
        }
    }
}

extension Paragraph.Truncation {
    /// The truncation of a `widget_truncation`; an unknown one is at the tail.
    fileprivate init(attribute: Int64) {
        switch attribute {
        case 2: self = .middle
        case 3: self = .head
        default: self = .tail
        }
    }
}
