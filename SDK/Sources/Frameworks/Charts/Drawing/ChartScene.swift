import SwiftUI

/// The marks of a chart, stacked, and the scales that place them.
package struct ChartScene {
    /// The groups of marks to draw: single marks, or all marks of a line or area.
    package let groups: [[ChartPart]]
    package let x: PlotScale
    package let y: PlotScale
    /// The values by which bars are placed side by side.
    let positions: [PlottedValue]

    package init(_ parts: [ChartPart], _ options: ChartOptions = ChartOptions()) {
        let stacked = MarkStack.stacked(ChartPart.sampled(parts, options))
        groups = Self.groups(stacked)
        x = PlotScale(stacked.flatMap { $0.x?.ends ?? [] }, options.x)
        y = PlotScale(stacked.flatMap { $0.y?.ends ?? [] }, options.y)
        positions = stacked.compactMap(\.positionValue).unique
    }

    /// Groups the marks of each line and area at the position of its first mark.
    private static func groups(_ parts: [ChartPart]) -> [[ChartPart]] {
        struct Key: Hashable {
            let shape: ChartPart.Shape
            let series: [PlottedValue?]
        }
        var groups: [[ChartPart]] = []
        var places: [Key: Int] = [:]
        for part in parts {
            let key = Key(shape: part.shape, series: part.seriesKey)
            if part.shape == .line || part.shape == .area, let place = places[key] {
                groups[place].append(part)
            } else {
                places[key] = groups.count
                groups.append([part])
            }
        }
        let order = groups.indices.sorted {
            (groups[$0][0].zIndex, $0) < (groups[$1][0].zIndex, $1)
        }
        return order.map { groups[$0] }
    }
}

/// Stacks bars and areas at the same position.
private struct MarkStack {
    private struct Key: Hashable {
        let shape: ChartPart.Shape
        let isLying: Bool
        let place: PlottedValue?
        let position: PlottedValue?
    }

    private var above: [Key: Double] = [:]
    private var below: [Key: Double] = [:]
    private var totals: [Key: Double] = [:]

    static func stacked(_ parts: [ChartPart]) -> [ChartPart] {
        var stack = MarkStack()
        for part in parts {
            if let number = part.length { stack.totals[key(of: part), default: 0] += abs(number) }
        }
        return parts.map { stack.placed($0) }
    }

    private static func key(of part: ChartPart) -> Key {
        Key(
            shape: part.shape, isLying: part.isLying, place: (part.isLying ? part.y : part.x)?.low,
            position: part.positionValue)
    }

    private mutating func placed(_ part: ChartPart) -> ChartPart {
        guard let number = part.length else { return part }
        let key = Self.key(of: part)
        let total = totals[key] ?? 0
        var range = (0.0, number)
        if part.stacking != .unstacked {
            let base = (number < 0 ? below[key] : above[key]) ?? 0
            range = (base, base + number)
            if number < 0 { below[key] = range.1 } else { above[key] = range.1 }
        }
        switch part.stacking {
        case .normalized where total > 0: range = (range.0 / total, range.1 / total)
        case .center: range = (range.0 - total / 2, range.1 - total / 2)
        default: break
        }
        var placed = part
        let extent = PlottedExtent(low: .number(range.0), high: .number(range.1))
        if part.isLying { placed.x = extent } else { placed.y = extent }
        return placed
    }
}

extension ChartPart {
    /// Whether a bar or area is horizontal.
    var isLying: Bool {
        guard let y else { return true }
        guard let x else { return false }
        if x.high != nil { return !x.isBin }
        guard case .number = x.low else { return false }
        if case .number = y.low { return y.isBin }
        return true
    }

    /// The length of a bar or area that starts at zero or is stacked.
    fileprivate var length: Double? {
        guard shape == .bar || shape == .area, let along = isLying ? x : y, along.high == nil,
            case .number(let number) = along.low
        else { return nil }
        return number
    }
}
