import SwiftUI
import WidgetKit

struct CharacterDetailWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "com.mygame.character-detail", intent: SelectCharacterIntent.self,
            provider: CharacterDetailProvider()
        ) {
            CharacterDetailView(entry: $0)
        }
        .configurationDisplayName("Character Detail")
        .description("A character, and how the wounds heal.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .promptsForUserConfiguration()
    }
}

#Preview("Hurt", as: .systemMedium) {
    CharacterDetailWidget()
} timeline: {
    CharacterDetailEntry(date: .now, hero: .powerPanda, restEnds: .now + 4 * 3600)
    CharacterDetailEntry(date: .now + 4 * 3600, hero: .powerPanda.with(health: 1))
}

#Preview("Chosen", as: .systemSmall, using: SelectCharacterIntent(character: .unipony)) {
    CharacterDetailWidget()
} timelineProvider: {
    CharacterDetailProvider()
}
