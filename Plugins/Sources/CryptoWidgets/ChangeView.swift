import SwiftUI

/// How a price changed within a day, in green or red.
struct ChangeView: View {
    let change: Double?

    var body: some View {
        if let change {
            HStack(spacing: 2) {
                Image(systemName: change < 0 ? "arrow.down.right" : "arrow.up.right")
                    .fontWeight(.semibold)
                Text("\(abs(change).formatted(.number.precision(.fractionLength(1))))%")
                    .monospacedDigit()
            }
            .foregroundStyle(change < 0 ? .red : .green)
        } else {
            Text("new")
                .foregroundStyle(.secondary)
        }
    }
}
