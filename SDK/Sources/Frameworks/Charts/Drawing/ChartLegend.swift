import SwiftUI

/// The names of values with their colors and symbols.
struct ChartLegend: View {
    let styles: ChartStyles
    /// Whether each name is on its own line.
    let isColumn: Bool

    var body: some View {
        if isColumn {
            VStack(alignment: .leading, spacing: 2) { entries }
        } else {
            LegendRows { entries }
        }
    }

    private var entries: some View {
        ForEach(styles.styled, id: \.self) { value in
            HStack(spacing: 4) {
                styles.sample(of: value).fill(styles.style(of: value)).frame(width: 7, height: 7)
                ChartLegendLabel(value: value)
            }
        }
    }
}

/// Entries side by side, in as many rows as they need.
private struct LegendRows: Layout {
    private static let spacing = CGSize(width: 8, height: 2)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width ?? .infinity)
        return frames.reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { subview in
            var size = subview.sizeThatFits(.unspecified)
            size.width = min(size.width, width)
            if x > 0, x + size.width > width + 0.01 {
                (x, y, height) = (0, y + height + Self.spacing.height, 0)
            }
            defer {
                x += size.width + Self.spacing.width
                height = max(height, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

/// The colors of a gradient, between its first and last value.
struct GradientLegend: View {
    /// In points; Apple does not document the length of its legends.
    private static let length: CGFloat = 120

    let gradient: Gradient
    let first: PlottedValue
    let last: PlottedValue

    var body: some View {
        VStack(spacing: 2) {
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
                .frame(height: 7)
                .clipShape(.capsule)
            HStack {
                ChartLegendLabel(value: first)
                Spacer()
                ChartLegendLabel(value: last)
            }
        }
        .frame(maxWidth: Self.length)
    }
}

/// The label of a value in a legend.
private struct ChartLegendLabel: View {
    let value: PlottedValue

    var body: some View {
        AxisValue(value: value, index: 0, count: 1).text
            .font(.caption2).foregroundStyle(.secondary).lineLimit(1)
    }
}
