import SwiftUI

/// The lines, ticks and labels of an axis, at their values.
@MainActor @preconcurrency
struct ResolvedAxis {
    struct Item {
        let piece: AxisPiece
        let value: AxisValue
        let edge: Edge
    }

    let scale: PlotScale
    let isHorizontal: Bool
    let items: [Item]

    init(
        _ choice: ChartOptions.AxisChoice, _ scale: PlotScale, isHorizontal: Bool, length: CGFloat
    ) {
        self.scale = scale
        self.isHorizontal = isHorizontal
        let room = length / (isHorizontal ? 55 : 30)
        let count = room < 5 ? max(2, Int(max(0, room))) : 5
        let groups: [AxisGroup] =
            switch choice {
            case .hidden: []
            case .automatic: [AxisGroup(position: .automatic, values: .automatic, pieces: nil)]
            case .groups(let groups): groups
            }
        // Names of horizontal bars are read before the bars; numbers follow the lines.
        let usual: Edge = isHorizontal ? .bottom : scale.hasNames ? .leading : .trailing
        items = groups.flatMap { group in
            let edge = group.position.edge ?? usual
            return group.values.values(on: scale, count: count).flatMap { value in
                let pieces = group.pieces?(value) ?? Self.usual(value, group.stroke)
                return pieces.map { Item(piece: $0, value: value, edge: edge) }
            }
        }
    }

    /// The default marks of a chart at a value.
    private static func usual(_ value: AxisValue, _ stroke: StrokeStyle?) -> [AxisPiece] {
        let label = AxisValueLabel().drawn
        if case .category = value.value { return label }
        return AxisGridLine(stroke: stroke).drawn + label
    }

    /// Returns the position of an item on an axis of a length, from the left or the top.
    nonisolated func place(_ item: Item, length: CGFloat) -> CGFloat? {
        guard let place = place(item.value.value, length), place > -0.5, place < length + 0.5
        else { return nil }
        guard item.piece.isCentered == true, let next = next(item.value),
            let end = self.place(next, length)
        else { return place }
        return (place + end) / 2
    }

    nonisolated private func place(_ value: PlottedValue, _ length: CGFloat) -> CGFloat? {
        isHorizontal
            ? scale.place(value, length: length) : scale.placeFromTop(value, length: length)
    }

    /// The value after one, in steps of dates.
    nonisolated private func next(_ value: AxisValue) -> PlottedValue? {
        guard case .date(let date) = value.value, let step = value.step else { return nil }
        return Calendar.autoupdatingCurrent.date(byAdding: step.unit, value: step.count, to: date)
            .map { .date($0) }
    }

    func labels(at edge: Edge) -> [(item: Item, view: AnyView)] {
        items.compactMap { item in
            guard item.edge == edge, case .label(let content, _) = item.piece.kind,
                let view = content(item.value)
            else { return nil }
            return (item, view)
        }
    }
}
