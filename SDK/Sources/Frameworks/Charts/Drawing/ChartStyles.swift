import SwiftUI

/// The colors, symbols and line styles of values.
struct ChartStyles {
    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    private let options: ChartOptions
    /// The values represented by colors, in order of appearance.
    let styled: [PlottedValue]
    /// The gradient whose colors represent values.
    let gradient: ChartGradient?
    private let symbolized: [PlottedValue]
    private let lined: [PlottedValue]
    private let sizes: SymbolSizes

    init(_ parts: [ChartPart], _ options: ChartOptions) {
        self.options = options
        let present = parts.compactMap(\.styleValue).unique
        styled = options.styles.domain + present.filter { !options.styles.domain.contains($0) }
        let all = styled
        gradient = (options.styles.gradient ?? options.styles.gradient(of: all))
            .map { ChartGradient($0, all) }
        symbolized = parts.compactMap(\.symbolValue).unique
        lined = parts.compactMap(\.lineValue).unique
        sizes = SymbolSizes(options.sizes, parts.compactMap(\.sizeValue).unique)
    }

    /// Returns the style of a mark.
    func style(_ part: ChartPart) -> AnyShapeStyle {
        part.style ?? part.styleValue.map(style(of:)) ?? AnyShapeStyle(.tint)
    }

    /// Returns the style of a value.
    func style(of value: PlottedValue) -> AnyShapeStyle {
        let scale = options.styles
        if let style = scale.mapping?(value) ?? scale.styles[value] { return style }
        if let gradient { return AnyShapeStyle(gradient.color(of: value)) }
        let index = styled.firstIndex(of: value) ?? 0
        if !scale.order.isEmpty { return scale.order[index % scale.order.count] }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    /// Returns the symbol of a mark; `nil` if it has none.
    func symbol(_ part: ChartPart) -> ChartPart.Symbol? {
        if let symbol = part.symbol { return symbol }
        if let value = part.symbolValue { return .shape(symbol(of: value)) }
        return part.shape == .point ? .shape(AnyShape(Circle())) : nil
    }

    /// Returns the area of a mark's symbol, in square points.
    func area(_ part: ChartPart) -> CGFloat {
        part.symbolArea ?? part.sizeValue.map(sizes.area) ?? SymbolSizes.usual
    }

    /// Returns the shape of a value in the legend: its symbol, where it has one.
    func sample(of value: PlottedValue) -> AnyShape {
        symbolized.contains(value) ? symbol(of: value) : AnyShape(Circle())
    }

    private func symbol(of value: PlottedValue) -> AnyShape {
        if let shape = options.symbols[value] { return shape }
        let index = symbolized.firstIndex(of: value) ?? 0
        let order = options.symbolOrder
        if !order.isEmpty { return order[index % order.count] }
        let kinds = BasicChartSymbolShape.Kind.allCases
        return AnyShape(BasicChartSymbolShape(kind: kinds[index % kinds.count]))
    }

    /// Returns the line style of a mark, unless it sets its own.
    func line(_ part: ChartPart, width: CGFloat) -> StrokeStyle {
        if let line = part.line { return line }
        guard let value = part.lineValue else {
            return StrokeStyle(lineWidth: width, lineJoin: .round)
        }
        if let line = options.lines[value] { return line }
        let index = CGFloat(lined.firstIndex(of: value) ?? 0)
        return StrokeStyle(
            lineWidth: width, lineJoin: .round, dash: index == 0 ? [] : [2 + 4 * index, 4])
    }
}
