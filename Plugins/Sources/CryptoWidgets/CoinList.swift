import SwiftUI

/// Coins one below the other.
struct CoinList: View {
    let coins: [Coin]

    var body: some View {
        VStack(spacing: 4) {
            ForEach(coins) { coin in
                HStack(spacing: 6) {
                    CoinBadge(coin: coin, size: 20)
                    Text(coin.symbol.uppercased())
                        .fontWeight(.semibold)
                    Spacer(minLength: 4)
                    VStack(alignment: .trailing, spacing: 0) {
                        Text(coin.formattedPrice)
                            .monospacedDigit()
                        ChangeView(change: coin.change)
                            .font(.caption2)
                    }
                }
                .accessibilityIdentifier("coin-\(coin.symbol)")
            }
        }
        .font(.caption)
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
