import SwiftUI

/// A rank as one of three columns.
struct RankColumn: View {
    let rank: Rank

    var body: some View {
        VStack(spacing: 2) {
            Badge(banner: rank.player.banner, size: 44)
                .overlay(alignment: .topTrailing) {
                    if rank.place == 1 {
                        Image(systemName: "crown.fill")
                            .font(.caption)
                            .foregroundStyle(.yellow)
                            .offset(x: 4, y: -4)
                    }
                }
            Text(rank.player.name)
                .font(.subheadline.weight(.semibold))
            Text(rank.player.score.formatted())
                .font(.caption)
                .foregroundStyle(.secondary)
                .monospacedDigit()
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("rank-\(rank.place)")
    }
}
