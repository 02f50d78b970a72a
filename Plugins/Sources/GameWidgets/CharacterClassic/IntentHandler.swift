import Intents

/// Provides the characters to choose from while the user edits the widget.
final class IntentHandler: INExtension, ClassicCharacterIntentHandling {
    private let store = GameStore()

    func provideCharacterOptionsCollection(
        for intent: ClassicCharacterIntent,
        with completion: @escaping (INObjectCollection<CharacterChoice>?, (any Error)?) -> Void
    ) {
        let choices = store.game().characters.map(CharacterChoice.init)
        completion(INObjectCollection(items: choices), nil)
    }

    func defaultCharacter(for intent: ClassicCharacterIntent) -> CharacterChoice? {
        CharacterChoice(store.hero(nil))
    }
}

extension CharacterChoice {
    convenience init(_ hero: Hero) {
        self.init(identifier: hero.id, display: "\(hero.avatar) \(hero.name)")
        subtitleString = "\(hero.calling), level \(hero.level)"
    }
}
