import SwiftUI

/// Whose turn it is, beside the turn before.
struct GameStatusMedium: View {
    let entry: GameStatusEntry

    var body: some View {
        HStack(spacing: 16) {
            GameStatusSmall(entry: entry)
            Divider()
            LastTurnView(entry: entry)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }
}
