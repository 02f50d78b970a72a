import SwiftUI

/// One player's standing.
struct StatisticsRow: View {
    let player: Game.Player
    /// The best score of all, at least 1.
    let best: Int

    var body: some View {
        HStack(spacing: 8) {
            Badge(banner: player.banner, size: 24)
            VStack(alignment: .leading, spacing: 3) {
                HStack(spacing: 10) {
                    Text(player.name)
                        .fontWeight(.medium)
                    Spacer()
                    CountLabel(count: player.islands, symbol: "flag.fill")
                    CountLabel(count: player.gold, symbol: "dollarsign.circle.fill")
                    Text(player.score.formatted())
                        .fontWeight(.semibold)
                        .monospacedDigit()
                }
                .font(.caption)
                Meter(
                    fraction: Double(player.score) / Double(best), fill: player.banner.gradient,
                    height: 4)
            }
        }
        .accessibilityIdentifier("statistics-\(player.id)")
    }

    /// A number behind its sign.
    private struct CountLabel: View {
        let count: Int
        let symbol: String

        var body: some View {
            HStack(spacing: 2) {
                Image(systemName: symbol)
                    .font(.caption2)
                Text("\(count)")
                    .monospacedDigit()
            }
            .foregroundStyle(.secondary)
        }
    }
}
