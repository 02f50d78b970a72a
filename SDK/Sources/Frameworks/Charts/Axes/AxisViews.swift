import SwiftUI

/// The lines of an axis across a chart.
struct AxisLinesView: View {
    let axis: ResolvedAxis
    let size: CGSize

    var body: some View {
        ZStack {
            ForEach(axis.items.indices, id: \.self) { index in
                let item = axis.items[index]
                let length = axis.isHorizontal ? size.width : size.height
                if let place = axis.place(item, length: length) { line(item, at: place) }
            }
        }
    }

    @ViewBuilder private func line(_ item: ResolvedAxis.Item, at place: CGFloat) -> some View {
        switch item.piece.kind {
        case .grid(let stroke):
            path(place, 0, axis.isHorizontal ? size.height : size.width)
                .stroke(style(item), style: stroke ?? StrokeStyle(lineWidth: 0.5))
                .offset(item.piece.offset)
        case .tick(let length, let stroke):
            let far = axis.isHorizontal ? size.height : size.width
            let isAtEnd = item.edge == .bottom || item.edge == .trailing
            let (start, end) = isAtEnd ? (far, far + (length ?? 4)) : (0, -(length ?? 4))
            path(place, start, end)
                .stroke(style(item), style: stroke ?? StrokeStyle(lineWidth: 0.5))
                .offset(item.piece.offset)
        case .label: EmptyView()
        }
    }

    private func style(_ item: ResolvedAxis.Item) -> AnyShapeStyle {
        item.piece.style ?? AnyShapeStyle(.gray.opacity(0.4))
    }

    private func path(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Path {
        Path { path in
            path.addLines(
                axis.isHorizontal
                    ? [CGPoint(x: place, y: start), CGPoint(x: place, y: end)]
                    : [CGPoint(x: start, y: place), CGPoint(x: end, y: place)])
        }
    }
}

/// The labels of an axis along one edge of a chart.
struct AxisLabelsView: View {
    let axis: ResolvedAxis
    let edge: Edge

    var body: some View {
        let labels = axis.labels(at: edge)
        AxisLabelsLayout(axis: axis, items: labels.map(\.item)) {
            ForEach(labels.indices, id: \.self) { index in
                let piece = labels[index].item.piece
                labels[index].view
                    .font(piece.font ?? .caption2)
                    .foregroundStyle(piece.style ?? AnyShapeStyle(.secondary))
                    .lineLimit(1)
                    .fixedSize()
                    .offset(piece.offset)
            }
        }
        // They say nothing on one line, nor one after another.
        .accessibilityHidden(true)
    }
}

/// Places labels at their values, and omits those that would overlap an earlier one.
private struct AxisLabelsLayout: Layout {
    let axis: ResolvedAxis
    let items: [ResolvedAxis.Item]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return axis.isHorizontal
            ? CGSize(width: proposal.width ?? 10, height: sizes.map(\.height).max() ?? 0)
            : CGSize(width: sizes.map(\.width).max() ?? 0, height: proposal.height ?? 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var taken: [ClosedRange<CGFloat>] = []
        for (item, subview) in zip(items, subviews) {
            let size = subview.sizeThatFits(.unspecified)
            let length = axis.isHorizontal ? bounds.width : bounds.height
            let extent = axis.isHorizontal ? size.width : size.height
            guard let place = axis.place(item, length: length) else {
                hide(subview, from: bounds)
                continue
            }
            let start = place - extent * part(item)
            let range = start...(start + extent)
            let isAfterItsValue = part(item) == 0 || item.piece.isCentered == true
            let isCutOff = isAfterItsValue && range.upperBound > length + 1
            guard !isCutOff, !taken.contains(where: { $0.overlaps(range) }) else {
                hide(subview, from: bounds)
                continue
            }
            taken.append((start - 3)...(start + extent + 3))
            let point =
                axis.isHorizontal
                ? CGPoint(x: bounds.minX + start, y: bounds.minY)
                : CGPoint(
                    x: item.edge == .leading ? bounds.maxX - size.width : bounds.minX,
                    y: bounds.minY + start)
            subview.place(at: point, proposal: .unspecified)
        }
    }

    /// Returns the fraction of a label that is before its value.
    private func part(_ item: ResolvedAxis.Item) -> CGFloat {
        if case .label(_, let anchor?) = item.piece.kind {
            return axis.isHorizontal ? anchor.x : anchor.y
        }
        let isDate = axis.isHorizontal && item.value.value.isDate
        return isDate && item.piece.isCentered != true ? 0 : 0.5
    }

    /// Moves a view out of sight, because a layout cannot omit one.
    private func hide(_ subview: LayoutSubview, from bounds: CGRect) {
        subview.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .zero)
    }
}
