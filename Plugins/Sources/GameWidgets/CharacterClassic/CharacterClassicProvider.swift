import Intents
import WidgetKit

struct CharacterClassicProvider: IntentTimelineProvider {
    private let store = GameStore()

    func placeholder(in context: Context) -> CharacterDetailEntry {
        CharacterDetailEntry(date: .now, hero: .powerPanda)
    }

    func getSnapshot(
        for configuration: ClassicCharacterIntent, in context: Context,
        completion: @escaping (CharacterDetailEntry) -> Void
    ) {
        completion(CharacterDetailEntry(date: .now, hero: hero(of: configuration)))
    }

    func getTimeline(
        for configuration: ClassicCharacterIntent, in context: Context,
        completion: @escaping (Timeline<CharacterDetailEntry>) -> Void
    ) {
        completion(.resting(hero(of: configuration), in: store))
    }

    func recommendations() -> [IntentRecommendation<ClassicCharacterIntent>] {
        store.game().characters.map {
            let intent = ClassicCharacterIntent()
            intent.character = CharacterChoice($0)
            return IntentRecommendation(intent: intent, description: $0.name)
        }
    }

    private func hero(of configuration: ClassicCharacterIntent) -> Hero {
        store.hero(configuration.character?.identifier)
    }
}
