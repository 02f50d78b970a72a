import SwiftUI

/// The colors, symbols and line styles of values.
struct ChartStyles {
    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    private let options: ChartOptions
    /// The values represented by colors, in the order of the legend.
    let styled: [PlottedValue]
    /// The gradient whose colors represent values.
    let gradient: ChartGradient?
    /// The values represented by symbols and by line styles, in the order of those.
    let symbolized: [PlottedValue]
    let lined: [PlottedValue]
    /// The values represented by sizes of symbols.
    let sized: [PlottedValue]
    let sizes: SymbolSizes

    init(_ parts: [ChartPart], _ options: ChartOptions) {
        self.options = options
        let all = options.styles.values(parts.compactMap(\.styleValue).unique)
        styled = all
        gradient = options.gradient(of: all).map { ChartGradient($0, all) }
        symbolized = options.symbols.values(parts.compactMap(\.symbolValue).unique)
        lined = options.lines.values(parts.compactMap(\.lineValue).unique)
        sized = parts.compactMap(\.sizeValue).unique
        sizes = SymbolSizes(options.sizes, sized)
    }

    /// Returns the style of a mark.
    func style(_ part: ChartPart) -> AnyShapeStyle {
        part.style ?? part.styleValue.map(style(of:)) ?? AnyShapeStyle(.tint)
    }

    /// Whether a color represents the value; those of a gradient represent all numbers.
    func isStyled(_ value: PlottedValue) -> Bool {
        styled.contains(value) || gradient?.ends != nil && value.number != nil
    }

    /// Returns the style of a value.
    func style(of value: PlottedValue) -> AnyShapeStyle {
        let index = styled.firstIndex(of: value) ?? 0
        let scale = options.styles
        if let style = scale.mapping?(value) ?? scale.visuals[value] { return style }
        if let gradient { return AnyShapeStyle(gradient.color(of: value)) }
        return scale.visual(of: value, at: index)
            ?? AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    /// Returns the symbol of a mark; `nil` if it has none.
    func symbol(_ part: ChartPart) -> ChartPart.Symbol? {
        if let symbol = part.symbol { return symbol }
        if let value = part.symbolValue { return .shape(symbol(of: value)) }
        return part.shape == .point ? .shape(AnyShape(Circle())) : nil
    }

    /// Returns the size of the rectangle of a mark's symbol, in points.
    func symbolSize(_ part: ChartPart) -> CGSize {
        switch part.symbolSize {
        case .box(let size): size
        case .area(let area): Self.square(area)
        case nil: Self.square(part.sizeValue.map(sizes.area) ?? SymbolSizes.usual)
        }
    }

    /// The square around a circle of an area, in square points.
    private static func square(_ area: CGFloat) -> CGSize {
        let side = area.squareRoot() * 2 / Double.pi.squareRoot()
        return CGSize(width: side, height: side)
    }

    /// Returns the shape of a value in the legend: its symbol, where it has one.
    func sample(of value: PlottedValue) -> AnyShape {
        symbolized.contains(value) ? symbol(of: value) : AnyShape(Circle())
    }

    /// Returns the symbol of a value.
    func symbol(of value: PlottedValue) -> AnyShape {
        let index = symbolized.firstIndex(of: value) ?? 0
        let kinds = BasicChartSymbolShape.Kind.allCases
        return options.symbols.visual(of: value, at: index)
            ?? AnyShape(BasicChartSymbolShape(kind: kinds[index % kinds.count]))
    }

    /// Returns the line style of a mark, unless it sets its own.
    func line(_ part: ChartPart, width: CGFloat) -> StrokeStyle {
        if let line = part.line { return line }
        guard let value = part.lineValue else {
            return StrokeStyle(lineWidth: width, lineJoin: .round)
        }
        return line(of: value, width: width)
    }

    /// Returns the line style of a value.
    func line(of value: PlottedValue, width: CGFloat) -> StrokeStyle {
        let index = lined.firstIndex(of: value) ?? 0
        if let line = options.lines.visual(of: value, at: index) { return line }
        return StrokeStyle(
            lineWidth: width, lineJoin: .round, dash: index == 0 ? [] : [2 + 4 * CGFloat(index), 4])
    }
}
