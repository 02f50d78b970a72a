import SwiftUI

/// What was done last, by whom and when.
struct LastTurnView: View {
    let entry: GameStatusEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Caption("Last turn")
            Text(entry.game.lastTurn.move)
                .font(.subheadline)
                .lineLimit(3)
                .accessibilityIdentifier("last-turn")
            HStack(spacing: 4) {
                Badge(banner: entry.game.last.banner, size: 16)
                Text(entry.game.last.name)
                    .fontWeight(.medium)
                Text(entry.lastTurn, style: .time)
                    .foregroundStyle(.secondary)
            }
            .font(.caption)
            .lineLimit(1)
        }
    }
}
