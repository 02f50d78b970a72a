public import SwiftUI

/// Converts between values of a chart and positions in it.
public struct ChartProxy {
    let scene: ChartScene
    let styles: ChartStyles
    /// The size of the plot area, in points.
    public let plotSize: CGSize
    /// The frame of the plot area.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    /// The frame of the plot area.
    public let plotAreaFrame: Anchor<CGRect>
    /// The frame of the visible part of the plot area, which is all of it: charts do not scroll.
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

    private var plane: PlotPlane { PlotPlane(scene: scene, size: plotSize) }

    /// The size of the plot area, in points.
    public var plotAreaSize: CGSize { plotSize }

    /// Returns the position of a value from the left of the plot area; `nil` if it is not on the
    /// axis.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        PlottedValue(value).flatMap(plane.x)
    }

    /// Returns the position of a value from the top of the plot area; `nil` if it is not on the
    /// axis.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        PlottedValue(value).flatMap(plane.y)
    }

    /// Returns the position of values in the plot area.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the positions of a value from the left of the plot area, as far as a name's part of
    /// the axis reaches, or one position of a number or date; `nil` if it is not on the axis.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        position(forX: value).map { scene.x.range(around: $0, length: plotSize.width) }
    }

    /// Returns the positions of a value from the top of the plot area, as far as a name's part of
    /// the axis reaches, or one position of a number or date; `nil` if it is not on the axis.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        position(forY: value).map { scene.y.range(around: $0, length: plotSize.height) }
    }

    /// Returns the rectangle of values in the plot area; `nil` if one is not on its axis.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
            return nil
        }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
    }

    /// The values at a place in the part with the marks.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
        else { return nil }
        return (x, y)
    }

    /// The value at a place in the part with the marks, from the left.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        scene.x.value(at: position, length: plotSize.width)?.value(as: type)
    }

    /// The value at a place in the part with the marks, from the top.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        scene.y.value(atTop: position, length: plotSize.height)?.value(as: type)
    }
}
