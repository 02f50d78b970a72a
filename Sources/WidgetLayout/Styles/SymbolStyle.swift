import WidgetText
import WidgetWire

/// The inherited style of symbols: variants, scale and rendering.
struct SymbolStyle: Hashable {
    private(set) var variants: [Substring] = []
    /// The factor from the size of the surrounding text.
    private(set) var scale = 1.0
    private var rendering: Rendering?

    /// The colouring of symbols' layers, numbered as in `widget_symbol_rendering`.
    private enum Rendering: Int64 {
        case monochrome = 1
        case multicolor, hierarchical, palette
    }

    /// The size of symbols beside text, numbered as in `widget_image_scale`.
    private enum ImageScale: Int64 {
        case small = 1
        case medium, large

        var factor: Double {
            switch self {
            case .small: PlatformMetrics.smallSymbolScale
            case .medium: 1
            case .large: PlatformMetrics.largeSymbolScale
            }
        }
    }

    /// The greatest number of parts added to a name.
    private static let variantLimit = 8

    mutating func apply(_ name: ViewAttribute, _ value: AttributeValue) {
        switch (name, value) {
        case (.symbolVariants, .string(let text)):
            variants = Array(text.split(separator: ".").prefix(Self.variantLimit))
        case (.symbolRendering, .int(let number)): rendering = Rendering(rawValue: number)
        case (.imageScale, .int(let number)):
            scale = (ImageScale(rawValue: number) ?? .medium).factor
        default: break
        }
    }

    /// A symbol's name with the variants that it lacks.
    func name(of symbol: String) -> String {
        guard !variants.isEmpty, !symbol.isEmpty else { return symbol }
        var parts = symbol.split(separator: ".")
        for variant in variants where !parts.contains(variant) {
            // The part `fill` is always last.
            let isFilled = parts.last == "fill"
            parts.insert(variant, at: isFilled ? parts.count - 1 : parts.count)
        }
        return parts.joined(separator: ".")
    }

    /// The paints of a symbol's layers, the first one first; several only if they differ.
    ///
    /// Several foreground styles make a palette unless another rendering is set. See Apple's
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
        let count = inherited.foreground.count.clamped(to: 2...3)
        return (1...count).map { inherited.resolve(PaintValue(.level($0))) }
    }

    /// The own colours of a symbol in multicolor rendering; nil for the foreground style.
    private func ownPaints(of symbol: String) -> [PaintValue]? {
        let own = SymbolColor.own(of: symbol)
        if !own.isEmpty { return own.map(PaintValue.init) }
        let root = symbol.split(separator: ".").first.map(String.init) ?? ""
        return Self.colors[root].map { [PaintValue($0)] }
    }

    /// The main colours of SF Symbols in multicolor rendering, by the first part of their names.
    private static let colors: [String: ColorName] = [
        "heart": .red, "flame": .orange, "sun": .yellow, "sunrise": .yellow, "sunset": .yellow,
        "moon": .yellow, "star": .yellow, "bolt": .yellow, "cloud": .gray, "drop": .blue,
        "snowflake": .cyan, "wind": .gray, "humidity": .blue, "thermometer": .red, "leaf": .green,
        "tree": .green, "battery": .green, "phone": .green, "message": .green,
        "exclamationmark": .yellow, "bell": .yellow, "trash": .red, "mappin": .red,
        "location": .blue, "airplane": .blue, "calendar": .red, "gift": .red, "cart": .blue,
        "folder": .blue, "camera": .gray,
    ]
}

extension PaintValue {
    fileprivate init(_ own: SymbolColor) {
        switch own {
        case .foreground: self.init(.level(1))
        case .white: self.init(.color(.white))
        case .gray: self.init(ColorName.gray)
        case .red: self.init(ColorName.red)
        case .yellow: self.init(ColorName.yellow)
        case .green: self.init(ColorName.green)
        case .cyan: self.init(ColorName.cyan)
        case .blue: self.init(ColorName.blue)
        }
    }

    fileprivate func faded(_ opacity: Double) -> PaintValue {
        var paint = self
        paint.opacity *= opacity
        return paint
    }
}
