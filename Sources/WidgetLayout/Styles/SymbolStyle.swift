import WidgetText

/// What symbols inherit: variants, a scale and a way to be coloured.
struct SymbolStyle: Hashable {
    private(set) var variants: [Substring] = []
    /// How much larger than the text around.
    private(set) var scale = 1.0
    private var rendering: Rendering?

    /// How the layers of symbols are coloured, numbered as in `widget_symbol_rendering`.
    private enum Rendering: Int64 {
        case monochrome = 1
        case multicolor, hierarchical, palette
    }

    /// The most parts that are added to a name.
    private static let variantLimit = 8

    mutating func apply(_ name: ViewAttribute, _ value: AttributeValue) {
        switch (name, value) {
        case (.symbolVariants, .string(let text)):
            variants = Array(text.split(separator: ".").prefix(Self.variantLimit))
        case (.symbolRendering, .int(let number)): rendering = Rendering(rawValue: number)
        case (.imageScale, .int(let number)):
            scale = number == 1 ? 0.8 : number == 3 ? 1.28 : 1
        default: break
        }
    }

    /// A symbol's name with the variants it does not have yet, in the order of names.
    func name(of symbol: String) -> String {
        guard !variants.isEmpty, !symbol.isEmpty else { return symbol }
        var parts = symbol.split(separator: ".")
        for variant in variants where !parts.contains(variant) {
            // The filled one is always last.
            let isFilled = parts.last == "fill"
            parts.insert(variant, at: isFilled ? parts.count - 1 : parts.count)
        }
        return parts.joined(separator: ".")
    }

    /// The paints of a symbol's layers, the first one first; more than one where they differ.
    ///
    /// Several foreground styles are a palette unless something else is asked for. See Apple's
    /// `SymbolRenderingMode`.
    func paints(of symbol: String, in inherited: Inherited) -> [PaintValue] {
        switch rendering {
        case .monochrome: [inherited.foregroundPaint]
        case .multicolor: ownPaints(of: symbol) ?? [inherited.foregroundPaint]
        case .hierarchical:
            [1, 0.5, 0.25].map { inherited.foregroundPaint.faded($0) }
        case .palette: levels(in: inherited)
        case nil where inherited.foreground.count > 1: levels(in: inherited)
        case nil: [inherited.foregroundPaint]
        }
    }

    private func levels(in inherited: Inherited) -> [PaintValue] {
        let count = max(2, min(inherited.foreground.count, 3))
        return (1...count).map { inherited.resolve(PaintValue(.level($0))) }
    }

    /// The colours of its own that a symbol has in many colours; nil for the foreground style.
    private func ownPaints(of symbol: String) -> [PaintValue]? {
        let own = SymbolColor.own(of: symbol)
        if !own.isEmpty { return own.map(PaintValue.init) }
        let root = symbol.split(separator: ".").first.map(String.init) ?? ""
        return Self.colors[root].map { [PaintValue(.color(ColorValue(name: $0)))] }
    }

    /// The main colours of SF Symbols in many colours, by the first part of their names, as in
    /// `widget_color_name`.
    private static let colors: [String: UInt32] = [
        "heart": 7, "flame": 8, "sun": 9, "sunrise": 9, "sunset": 9, "moon": 9, "star": 9,
        "bolt": 9, "cloud": 19, "drop": 14, "snowflake": 13, "wind": 19, "humidity": 14,
        "thermometer": 7, "leaf": 10, "tree": 10, "battery": 10, "phone": 10, "message": 10,
        "exclamationmark": 9, "bell": 9, "trash": 7, "mappin": 7, "location": 14, "airplane": 14,
        "calendar": 7, "gift": 7, "cart": 14, "folder": 14, "camera": 19,
    ]
}

extension PaintValue {
    fileprivate init(_ own: SymbolColor) {
        switch own {
        case .foreground: self.init(.level(1))
        case .white: self.init(.color(ColorValue(name: 0, red: 1, green: 1, blue: 1)))
        case .gray: self.init(.color(ColorValue(name: 19)))
        case .red: self.init(.color(ColorValue(name: 7)))
        case .yellow: self.init(.color(ColorValue(name: 9)))
        case .green: self.init(.color(ColorValue(name: 10)))
        case .cyan: self.init(.color(ColorValue(name: 13)))
        case .blue: self.init(.color(ColorValue(name: 14)))
        }
    }

    fileprivate func faded(_ opacity: Double) -> PaintValue {
        var paint = self
        paint.opacity *= opacity
        return paint
    }
}
