import SwiftUI
import WidgetKit

struct PriceView: View {
    @Environment(\.widgetFamily) private var family
    let entry: PriceEntry

    var body: some View {
        if let first = entry.coins.first {
            if family == .systemMedium {
                HStack(spacing: 16) {
                    CoinView(coin: first, date: entry.date)
                    Divider()
                    CoinList(coins: Array(entry.coins.dropFirst().prefix(4)))
                }
            } else {
                CoinView(coin: first, date: entry.date)
            }
        } else {
            NoDataView(problem: entry.problem)
        }
    }
}

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
