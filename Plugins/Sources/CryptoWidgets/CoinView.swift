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

/// A coin's first letter on a disc of its colour.
struct CoinBadge: View {
    let coin: Coin
    let size: CGFloat

    var body: some View {
        Circle()
            .fill(
                LinearGradient(
                    colors: [coin.color.opacity(0.7), coin.color], startPoint: .top,
                    endPoint: .bottom)
            )
            .frame(width: size, height: size)
            .overlay {
                Text(coin.symbol.prefix(1).uppercased())
                    .font(.system(size: size * 0.5, weight: .bold, design: .rounded))
                    .foregroundStyle(.white)
            }
    }
}

extension Coin {
    /// The colour the coin is known by.
    var color: Color {
        switch symbol {
        case "btc": .orange
        case "eth": .indigo
        case "sol": .purple
        case "dot": .pink
        case "ada": .blue
        default: .teal
        }
    }
}
