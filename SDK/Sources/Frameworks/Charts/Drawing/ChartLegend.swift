import SwiftUI

/// The names of values with their colors.
struct ChartLegend: View {
    let styles: ChartStyles
    /// Whether each name is on its own line.
    let isColumn: Bool

    var body: some View {
        if isColumn {
            column
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { entries }
                column
            }
        }
    }

    private var column: some View { VStack(alignment: .leading, spacing: 2) { entries } }

    private var entries: some View {
        ForEach(styles.styled, id: \.self) { value in
            HStack(spacing: 4) {
                Circle().fill(styles.style(of: value)).frame(width: 7, height: 7)
                ChartLegendLabel(value: value)
            }
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
