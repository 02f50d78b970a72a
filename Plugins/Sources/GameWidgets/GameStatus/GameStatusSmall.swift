import SwiftUI

/// Whose turn it is.
struct GameStatusSmall: View {
    let entry: GameStatusEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .top) {
                Badge(banner: entry.game.current.banner, size: 40)
                Spacer()
                Caption("Round \(entry.game.round)")
            }
            Spacer()
            Text("\(entry.game.current.name)’s turn")
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
                .accessibilityIdentifier("turn")
            Text("for \(Text(entry.lastTurn, style: .relative))")
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
