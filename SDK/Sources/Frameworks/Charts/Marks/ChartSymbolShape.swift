public import SwiftUI

/// A shape that marks a value.
public protocol ChartSymbolShape: Shape {
    /// The relative rectangle of the shape, chosen so that symbols of equal area look equally
    /// large.
    var perceptualUnitRect: CGRect { get }
}

/// The shapes there are to mark values.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    /// Creates a built-in shape.
    nonisolated init(kind: Kind) { self.kind = kind }

    /// The rectangle of the shape in a unit square.
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The shape in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: rays(4, turned: 0, in: rect)
        case .cross: rays(4, turned: .pi / 4, in: rect)
        case .asterisk: rays(6, turned: .pi / 2, in: rect)
        }
    }

    nonisolated private func polygon(_ sides: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<sides).map { point(2 * .pi * Double($0) / Double(sides), in: rect) })
            path.closeSubpath()
        }
    }

    nonisolated private func rays(_ count: Int, turned: Double, in rect: CGRect) -> Path {
        let lines = Path { path in
            for ray in 0..<count {
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: point(turned + 2 * .pi * Double(ray) / Double(count), in: rect))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
    }

    /// A point of the circle in a rectangle, at an angle from its top.
    nonisolated private func point(_ angle: Double, in rect: CGRect) -> CGPoint {
        CGPoint(
            x: rect.midX + rect.width / 2 * sin(angle), y: rect.midY - rect.height / 2 * cos(angle))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A diamond.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// An asterisk.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {
    /// The rectangle of the shape in a unit square.
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension BasicChartSymbolShape: InsettableShape {
    /// The shape in a rectangle that is smaller by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetSymbolShape(shape: self, amount: amount)
    }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// The line inside the shape's edge.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line inside the shape's edge, in a style.
    nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedSymbolShape(shape: self, style: style)
    }
}

nonisolated private struct InsetSymbolShape: InsettableShape {
    let shape: BasicChartSymbolShape
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> InsetSymbolShape {
        InsetSymbolShape(shape: shape, amount: self.amount + amount)
    }
}

nonisolated private struct StrokedSymbolShape<Base: ChartSymbolShape & InsettableShape>:
    ChartSymbolShape
{
    let shape: Base
    let style: StrokeStyle

    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
    }
}
