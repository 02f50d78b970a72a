import SwiftUI

/// Where the marks of a chart are in a rectangle of a size.
struct PlotPlane {
    let scene: ChartScene
    let size: CGSize

    /// How much of its room a bar takes.
    private static let barPart: CGFloat = 0.7
    /// Around a value that bars stand at, between numbers.
    private static let loosePart: CGFloat = 0.5

    /// Where a value is, from the left.
    func x(_ value: PlottedValue) -> CGFloat? { scene.x.place(value, length: size.width) }

    /// Where a value is, from the top.
    func y(_ value: PlottedValue) -> CGFloat? {
        scene.y.placeFromTop(value, length: size.height)
    }

    /// Where a mark's middle is.
    func point(_ part: ChartPart) -> CGPoint? {
        let place = part.across.start
        guard let x = part.x.map({ x($0.middle) }) ?? place ?? size.width / 2,
            let y = part.y.map({ y($0.middle) }) ?? place ?? size.height / 2
        else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Where the values of an area are: its upper edge and its lower one.
    func edges(_ part: ChartPart) -> (top: CGPoint, bottom: CGPoint)? {
        guard let place = part.x, let extent = part.y, let x = x(place.middle),
            let bottom = y(extent.low), let top = y(extent.high ?? extent.low)
        else { return nil }
        return (CGPoint(x: x, y: top), CGPoint(x: x, y: bottom))
    }

    /// What a bar, a rectangle or a rule covers.
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

    /// How much of its room a mark takes unless it is told: the cells of a heat map touch each
    /// other.
    private static func usualPart(_ part: ChartPart, _ extent: PlottedExtent) -> CGFloat {
        if part.shape == .rectangle { return 1 }
        if extent.isBin { return barPart }
        return if case .category = extent.low { barPart } else { loosePart }
    }

    private func around(_ middle: CGFloat, _ width: CGFloat) -> ClosedRange<CGFloat> {
        (middle - width / 2)...(middle + width / 2)
    }

    /// A bar's share of its place, where bars of several values stand beside each other.
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
