import SwiftUI
import WidgetKit

struct GameStatusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "com.mygame.game-status", provider: GameStatusProvider()) {
            GameStatusView(entry: $0)
        }
        .configurationDisplayName("Game Status")
        .description("Whose turn it is, and how the game stands.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#Preview("Your turn", as: .systemMedium) {
    GameStatusWidget()
} timeline: {
    GameStatusEntry(date: .now, game: .sample)
    GameStatusEntry(date: .now.addingTimeInterval(3600), game: .sample)
}

#Preview("From the store", as: .systemLarge) {
    GameStatusWidget()
} timelineProvider: {
    GameStatusProvider()
}
