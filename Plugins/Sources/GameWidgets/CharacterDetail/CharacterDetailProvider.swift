import WidgetKit

struct CharacterDetailEntry: TimelineEntry {
    let date: Date
    let hero: Hero
    /// When the hero will be in full health; nil: is already.
    var restEnds: Date?

    /// The worse off the hero, the more the widget is worth a look.
    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: Float(1 - hero.health))
    }
}

struct CharacterDetailProvider: TimelineProvider {
    private let store = GameStore()

    func placeholder(in context: Context) -> CharacterDetailEntry {
        CharacterDetailEntry(date: .now, hero: Game.sample.hero)
    }

    func getSnapshot(in context: Context, completion: @escaping (CharacterDetailEntry) -> Void) {
        let hero = context.isPreview ? Game.sample.hero.with(health: 0.75) : store.game().hero
        completion(CharacterDetailEntry(date: .now, hero: hero))
    }

    /// While the hero rests, an entry for each hour of it; in full health, one that stays.
    func getTimeline(
        in context: Context, completion: @escaping (Timeline<CharacterDetailEntry>) -> Void
    ) {
        let now = Date.now
        let rest = store.rest(at: now)
        guard now < rest.ends else {
            store.endRest()
            let entry = CharacterDetailEntry(date: now, hero: rest.hero(at: now))
            completion(Timeline(entries: [entry], policy: .never))
            return
        }
        let entries = rest.stages.map { date, hero in
            CharacterDetailEntry(
                date: date, hero: hero, restEnds: date < rest.ends ? rest.ends : nil)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
