import SwiftUI

/// The parts of a chart.
enum ChartRegion {
    case plot
    case labels(Edge)
    case title(Edge)
    /// At an edge, or over the marks.
    case legend(Edge?, spacing: CGFloat?)
}

struct ChartRegionKey: LayoutValueKey {
    static var defaultValue: ChartRegion { .plot }
}

/// Arranges labels, titles and the legend around the marks, which get the remaining space.
struct ChartFrame: Layout {
    static let spacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var rest = bounds
        var (sides, others) = ([LayoutSubview](), [LayoutSubview]())
        for subview in subviews {
            switch subview[ChartRegionKey.self] {
            case .legend(let edge?, let spacing):
                place(subview, at: edge, spacing ?? Self.spacing, in: &rest)
            case .title(let edge): place(subview, at: edge, Self.spacing, in: &rest)
            case .labels(.leading), .labels(.trailing): sides.append(subview)
            default: others.append(subview)
            }
        }
        let heights = others.map { subview -> (edge: Edge, height: CGFloat) in
            guard case .labels(let edge) = subview[ChartRegionKey.self] else { return (.bottom, 0) }
            let proposal = ProposedViewSize(width: rest.width, height: nil)
            return (edge, subview.sizeThatFits(proposal).height)
        }
        let (outer, plot) = (rest, plot(in: rest, sides, heights))
        for subview in sides {
            let width = subview.sizeThatFits(.unspecified).width
            let isLeading =
                if case .labels(.leading) = subview[ChartRegionKey.self] { true } else { false }
            let x = isLeading ? outer.minX : outer.maxX - width
            subview.place(
                at: CGPoint(x: x, y: plot.minY),
                proposal: ProposedViewSize(width: width, height: plot.height))
        }
        for (subview, (edge, height)) in zip(others, heights) {
            if case .labels = subview[ChartRegionKey.self] {
                let y = edge == .top ? outer.minY : outer.maxY - height
                subview.place(
                    at: CGPoint(x: plot.minX, y: y),
                    proposal: ProposedViewSize(width: plot.width, height: height))
            } else {
                // In the middle where an author made it smaller.
                subview.place(
                    at: CGPoint(x: plot.midX, y: plot.midY), anchor: .center,
                    proposal: ProposedViewSize(plot.size))
            }
        }
    }

    /// The plot area between the labels.
    private func plot(
        in rest: CGRect, _ sides: [LayoutSubview], _ heights: [(edge: Edge, height: CGFloat)]
    ) -> CGRect {
        var plot = rest
        for subview in sides {
            let width = subview.sizeThatFits(.unspecified).width
            guard width > 0 else { continue }
            plot.size.width = max(0, plot.width - width - Self.spacing)
            if case .labels(.leading) = subview[ChartRegionKey.self] {
                plot.origin.x += width + Self.spacing
            }
        }
        for (edge, height) in heights where height > 0 {
            plot.size.height = max(0, plot.height - height - Self.spacing)
            if edge == .top { plot.origin.y += height + Self.spacing }
        }
        return plot
    }

    /// Places a view at an edge of the remaining space.
    private func place(
        _ subview: LayoutSubview, at edge: Edge, _ spacing: CGFloat, in rest: inout CGRect
    ) {
        let isAcross = edge == .top || edge == .bottom
        let size = subview.sizeThatFits(
            isAcross
                ? ProposedViewSize(width: rest.width, height: nil)
                : ProposedViewSize(width: nil, height: rest.height))
        let room = (isAcross ? size.height : size.width) + spacing
        switch edge {
        case .top:
            subview.place(
                at: rest.origin, proposal: ProposedViewSize(width: rest.width, height: nil))
            rest.origin.y += room
        case .bottom:
            subview.place(
                at: CGPoint(x: rest.minX, y: rest.maxY - size.height),
                proposal: ProposedViewSize(width: rest.width, height: nil))
        case .leading:
            subview.place(
                at: rest.origin, proposal: ProposedViewSize(width: nil, height: rest.height))
            rest.origin.x += room
        case .trailing:
            subview.place(
                at: CGPoint(x: rest.maxX - size.width, y: rest.minY),
                proposal: ProposedViewSize(width: nil, height: rest.height))
        }
        if isAcross {
            rest.size.height = max(0, rest.height - room)
        } else {
            rest.size.width = max(0, rest.width - room)
        }
    }
}

/// Places the labels of axes at the edges of a plot, wherever in a chart that is.
struct PlotSurroundings: Layout {
    let plot: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let plot = plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
        for subview in subviews {
            guard case .labels(let edge) = subview[ChartRegionKey.self] else { continue }
            let isAcross = edge == .top || edge == .bottom
            let room = ProposedViewSize(
                width: isAcross ? plot.width : nil, height: isAcross ? nil : plot.height)
            let size = subview.sizeThatFits(room)
            let origin =
                switch edge {
                case .leading: CGPoint(x: plot.minX - ChartFrame.spacing - size.width, y: plot.minY)
                case .trailing: CGPoint(x: plot.maxX + ChartFrame.spacing, y: plot.minY)
                case .top: CGPoint(x: plot.minX, y: plot.minY - ChartFrame.spacing - size.height)
                case .bottom: CGPoint(x: plot.minX, y: plot.maxY + ChartFrame.spacing)
                }
            subview.place(at: origin, proposal: ProposedViewSize(size))
        }
    }
}
