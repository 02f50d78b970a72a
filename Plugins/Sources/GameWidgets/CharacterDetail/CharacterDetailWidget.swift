import SwiftUI
import WidgetKit

struct CharacterDetailWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "com.mygame.character-detail", provider: CharacterDetailProvider()
        ) { entry in
            CharacterDetailView(entry: entry)
                .containerBackground(for: .widget) { Backdrop(banner: entry.hero.banner) }
                .widgetURL(URL(string: "mygame://hero"))
        }
        .configurationDisplayName("Character Detail")
        .description("Your hero, and how the wounds heal.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
