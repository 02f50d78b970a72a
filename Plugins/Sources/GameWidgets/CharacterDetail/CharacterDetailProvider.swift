import AppIntents
import WidgetKit

struct CharacterDetailProvider: AppIntentTimelineProvider {
    private let store = GameStore()

    func placeholder(in context: Context) -> CharacterDetailEntry {
        CharacterDetailEntry(date: .now, hero: .powerPanda)
    }

    func snapshot(
        for configuration: SelectCharacterIntent, in context: Context
    ) async -> CharacterDetailEntry {
        CharacterDetailEntry(date: .now, hero: configuration.character)
    }

    func timeline(
        for configuration: SelectCharacterIntent, in context: Context
    ) async -> Timeline<CharacterDetailEntry> {
        .resting(configuration.character, in: store)
    }

    func recommendations() -> [AppIntentRecommendation<SelectCharacterIntent>] {
        store.game().characters.map {
            AppIntentRecommendation(
                intent: SelectCharacterIntent(character: $0), description: $0.name)
        }
    }
}
