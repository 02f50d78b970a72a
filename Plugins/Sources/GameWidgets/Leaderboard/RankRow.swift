import SwiftUI

/// A rank as a line with a bar.
struct RankRow: View {
    let rank: Rank
    let best: Int

    var body: some View {
        HStack(spacing: 10) {
            Text("\(rank.place)")
                .font(.title3.bold())
                .foregroundStyle(.secondary)
                .monospacedDigit()
                .frame(width: 20)
            Badge(banner: rank.player.banner, size: 36)
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text(rank.player.name)
                        .font(.headline)
                    Spacer()
                    Text(rank.player.score.formatted())
                        .font(.subheadline)
                        .monospacedDigit()
                }
                Meter(
                    fraction: Double(rank.player.score) / Double(max(1, best)),
                    fill: rank.player.banner.gradient)
            }
        }
        .lineLimit(1)
        .accessibilityIdentifier("rank-\(rank.place)")
    }
}
