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
