import SwiftUI

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
