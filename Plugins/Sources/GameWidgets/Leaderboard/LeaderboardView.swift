import SwiftUI
import WidgetKit

struct LeaderboardView: View {
    @Environment(\.widgetFamily) private var family
    let game: Game

    private var ranks: [Rank] { Rank.list(game.ranking) }

    var body: some View {
        if family == .systemLarge {
            VStack(alignment: .leading, spacing: 12) {
                heading
                ForEach(ranks) { rank in
                    Divider()
                    RankRow(rank: rank, best: ranks[0].player.score)
                }
                Spacer(minLength: 0)
            }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                heading
                Spacer(minLength: 4)
                HStack(spacing: 12) {
                    ForEach(ranks.prefix(3)) { RankColumn(rank: $0) }
                }
                Spacer(minLength: 0)
            }
        }
    }

    private var heading: some View {
        HStack(spacing: 4) {
            Image(systemName: "trophy.fill")
                .font(.caption)
                .foregroundStyle(.orange)
            Caption("Leaderboard")
            Spacer()
            Caption("Round \(game.round)")
        }
    }
}

/// A player with the place reached.
struct Rank: Identifiable {
    let place: Int
    let player: Game.Player

    var id: String { player.id }

    static func list(_ players: [Game.Player]) -> [Rank] {
        zip(1..., players).map { Rank(place: $0, player: $1) }
    }
}

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
