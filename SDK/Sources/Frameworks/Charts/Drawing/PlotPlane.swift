import SwiftUI

/// The positions of a chart's marks in a rectangle of a size.
struct PlotPlane {
    let scene: ChartScene
    let size: CGSize

    /// The fraction of its space that a bar fills.
    private static let barPart: CGFloat = 0.7
    /// The fraction of the space around a value on a numeric axis that a bar fills.
    private static let loosePart: CGFloat = 0.5

    /// Returns the position of a value from the left.
    func x(_ value: PlottedValue) -> CGFloat? { scene.x.place(value, length: size.width) }

    /// Returns the position of a value from the top.
    func y(_ value: PlottedValue) -> CGFloat? {
        scene.y.placeFromTop(value, length: size.height)
    }

    /// Returns the center of a mark.
    func point(_ part: ChartPart) -> CGPoint? {
        let place = part.across.start
        guard let x = part.x.map({ x($0.middle) }) ?? place ?? size.width / 2,
            let y = part.y.map({ y($0.middle) }) ?? place ?? size.height / 2
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the upper and lower edge of an area at its values.
    func edges(_ part: ChartPart) -> (top: CGPoint, bottom: CGPoint)? {
        guard let place = part.x, let extent = part.y, let x = x(place.middle),
            let bottom = y(extent.low), let top = y(extent.high ?? extent.low)
        else { return nil }
        return (CGPoint(x: x, y: top), CGPoint(x: x, y: bottom))
    }

    /// Returns the rectangle of a bar, rectangle or rule.
    func rect(_ part: ChartPart) -> CGRect? {
        guard
            let across = range(
                part, part.x, part.width, scene.x, length: size.width, place: x),
            let up = range(
                part, part.y, part.height, scene.y, length: size.height, place: y)
        else { return nil }
        let rect = CGRect(
            x: across.lowerBound, y: up.lowerBound, width: across.upperBound - across.lowerBound,
            height: up.upperBound - up.lowerBound)
        return part.shape == .bar ? beside(rect, part) : rect
    }

    private func range(
        _ part: ChartPart, _ extent: PlottedExtent?, _ dimension: MarkDimension,
        _ scale: PlotScale, length: CGFloat, place: (PlottedValue) -> CGFloat?
    ) -> ClosedRange<CGFloat>? {
        guard let extent else { return part.across.range(length: length) }
        let (isThin, usual) = (part.shape == .rule, Self.usualPart(part, extent))
        guard let first = place(extent.low) else { return nil }
        guard let high = extent.high else {
            if isThin { return first...first }
            let room = length * scale.band
            return around(first, dimension.length(in: room, automatic: usual))
        }
        guard let last = place(high) else { return nil }
        guard extent.isBin else { return min(first, last)...max(first, last) }
        if isThin { return around((first + last) / 2, 0) }
        let width = dimension.length(in: abs(last - first), automatic: usual)
        return around((first + last) / 2, width)
    }

    /// Returns the default fraction of its space that a mark fills; cells of a heat map touch each
    /// other.
    private static func usualPart(_ part: ChartPart, _ extent: PlottedExtent) -> CGFloat {
        if part.shape == .rectangle { return 1 }
        if extent.isBin { return barPart }
        return if case .category = extent.low { barPart } else { loosePart }
    }

    private func around(_ middle: CGFloat, _ width: CGFloat) -> ClosedRange<CGFloat> {
        (middle - width / 2)...(middle + width / 2)
    }

    /// Returns the share of a bar if bars are placed side by side.
    private func beside(_ rect: CGRect, _ part: ChartPart) -> CGRect {
        let positions = scene.positions
        guard let value = part.positionValue, let place = positions.firstIndex(of: value) else {
            return rect
        }
        let (index, count) = (CGFloat(place), CGFloat(positions.count))
        if part.isLying {
            let height = rect.height / count
            return CGRect(
                x: rect.minX, y: rect.minY + height * index, width: rect.width, height: height)
        }
        let width = rect.width / count
        return CGRect(
            x: rect.minX + width * index, y: rect.minY, width: width, height: rect.height)
    }
}
