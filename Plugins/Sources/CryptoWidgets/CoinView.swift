import SwiftUI

/// One coin, large.
struct CoinView: View {
    let coin: Coin
    let date: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 8) {
                CoinBadge(coin: coin, size: 32)
                Text(coin.name)
                    .font(.subheadline.weight(.semibold))
                    .minimumScaleFactor(0.8)
            }
            Spacer(minLength: 4)
            Text(coin.formattedPrice)
                .font(.system(.title2, design: .rounded).weight(.semibold))
                .monospacedDigit()
                .minimumScaleFactor(0.6)
                .accessibilityIdentifier("price")
            ChangeView(change: coin.change)
                .font(.subheadline)
            Spacer(minLength: 4)
            Text(date, style: .time)
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
