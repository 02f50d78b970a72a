import SwiftUI

/// What is shown instead of prices.
struct NoDataView: View {
    let problem: String?

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "wifi.slash")
                .font(.title2)
                .foregroundStyle(.secondary)
            Text("No data")
                .font(.headline)
                .accessibilityIdentifier("no-data")
            if let problem {
                Text(problem)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
                    .lineLimit(3)
                    .minimumScaleFactor(0.8)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
