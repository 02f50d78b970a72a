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
