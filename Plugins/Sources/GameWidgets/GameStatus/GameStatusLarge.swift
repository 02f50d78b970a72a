import SwiftUI

/// The turn, the turn before, and how everybody stands.
struct GameStatusLarge: View {
    let entry: GameStatusEntry

    private var best: Int { max(1, entry.game.ranking.first?.score ?? 1) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            header
            Divider()
            LastTurnView(entry: entry)
            Divider()
            Caption("Statistics")
            ForEach(entry.game.ranking) { player in
                StatisticsRow(player: player, best: best)
            }
            Spacer(minLength: 0)
        }
    }

    private var header: some View {
        HStack(spacing: 12) {
            Badge(banner: entry.game.current.banner, size: 44)
            VStack(alignment: .leading, spacing: 2) {
                Text("\(entry.game.current.name)’s turn")
                    .font(.title3.bold())
                    .accessibilityIdentifier("turn")
                Text("for \(Text(entry.lastTurn, style: .relative))")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 2) {
                Caption(entry.game.name)
                Text("Round \(entry.game.round)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }
}
