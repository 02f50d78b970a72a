import SwiftUI
import WidgetKit

struct LeaderboardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "com.mygame.leaderboard", provider: LeaderboardProvider()) {
            LeaderboardView(game: $0.game)
                .containerBackground(for: .widget) { Backdrop(banner: .ember) }
                .widgetURL(URL(string: "mygame://leaderboard"))
        }
        .configurationDisplayName("Leaderboard")
        .description("Who is ahead.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

struct LeaderboardPreviews: PreviewProvider {
    static var previews: some View {
        LeaderboardView(game: .sample)
            .containerBackground(for: .widget) { Backdrop(banner: .ember) }
            .previewContext(WidgetPreviewContext(family: .systemMedium))
            .previewDisplayName("Leaderboard")
    }
}
