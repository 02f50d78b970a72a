public import SwiftUI

/// What a chart's values look like, and which values it has.
extension ChartProxy {
    /// Returns the style of a value that colors represent; `nil` for others.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        PlottedValue(value).flatMap { styles.isStyled($0) ? styles.style(of: $0) : nil }
    }

    /// Returns the symbol of a value that symbols represent; `nil` for others.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        PlottedValue(value)
            .flatMap { styles.symbolized.contains($0) ? styles.symbol(of: $0) : nil }
            .map { AnyChartSymbolShape(ScaledSymbolShape(shape: $0)) }
    }

    /// Returns the size, in square points, of the symbols of a value that sizes represent; `nil`
    /// for others.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        PlottedValue(value).flatMap { styles.sized.isEmpty ? nil : styles.sizes.area($0) }
    }

    /// Returns the line style of a value that line styles represent; `nil` for others.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        PlottedValue(value)
            .flatMap { styles.lined.contains($0) ? styles.line(of: $0, width: 2) : nil }
    }

    /// The first and last number or date of the axis along the width, or its names.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scene.x.values) }

    /// The first and last number or date of the axis along the height, or its names.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scene.y.values) }

    /// The values that colors represent.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        values(styles.styled)
    }

    /// The values that symbols represent.
    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(styles.symbolized) }

    /// The values that sizes of symbols represent.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(styles.sized) }

    /// The values that line styles represent.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(styles.lined) }

    private func values<P: Plottable>(_ values: [PlottedValue]) -> [P] {
        values.compactMap { $0.value(as: P.self) }
    }
}

/// The angles of a chart of sectors.
extension ChartProxy {
    /// The angle of a place in the part with the marks, around its middle, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let angle = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// The sum of the sectors' values up to an angle, clockwise from the top; `nil` without any.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        let sectors = scene.groups.map { $0[0] }.filter { $0.shape == .sector }
        let sum = sectors.compactMap { $0.x?.low.number }.reduce(0, +)
        let turn = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        guard sum > 0, turn.isFinite else { return nil }
        return PlottedValue.number(sum * (turn < 0 ? turn + 1 : turn)).value(as: P.self)
    }
}

/// No effect here: widgets have no selection.
extension ChartProxy {
    /// Selects the value at a position from the left.
    public func selectXValue(at position: CGFloat) {}

    /// Selects the values between two positions from the left.
    public func selectXRange(from: CGFloat, to: CGFloat) {}

    /// Selects the value at a position from the top.
    public func selectYValue(at position: CGFloat) {}

    /// Selects the values between two positions from the top.
    public func selectYRange(from: CGFloat, to: CGFloat) {}

    /// Selects the sector at an angle.
    public func selectAngleValue(at angle: Angle) {}
}

/// A shape that a scale has chosen for a value.
private struct ScaledSymbolShape: ChartSymbolShape {
    let shape: AnyShape

    nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
