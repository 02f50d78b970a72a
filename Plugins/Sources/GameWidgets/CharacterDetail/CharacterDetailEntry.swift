import WidgetKit

struct CharacterDetailEntry: TimelineEntry {
    let date: Date
    let hero: Hero
    /// When the hero will be in full health; `nil` if that is already so.
    var restEnds: Date?

    /// The score rises as the hero's health falls.
    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: Float(1 - hero.health))
    }
}

extension Timeline<CharacterDetailEntry> {
    /// While the hero rests, an entry for each hour of it; in full health, one that stays.
    static func resting(_ hero: Hero, in store: GameStore) -> Self {
        let now = Date.now
        let rest = store.rest(of: hero, at: now)
        guard now < rest.ends else {
            store.endRest(of: hero)
            let entry = CharacterDetailEntry(date: now, hero: rest.hero(at: now))
            return Timeline(entries: [entry], policy: .never)
        }
        let entries = rest.stages.map { date, hero in
            CharacterDetailEntry(
                date: date, hero: hero, restEnds: date < rest.ends ? rest.ends : nil)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}
