import Foundation

/// Where the widgets find the game.
struct GameStore {
    /// The game in the bundle's `game.json`, or the sample if there is none or it has no players.
    func game() -> Game {
        guard let url = Bundle.main.url(forResource: "game", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let game = try? JSONDecoder().decode(Game.self, from: data),
            !game.players.isEmpty, !game.characters.isEmpty
        else { return .sample }
        return game
    }

    /// Returns the character with a name, or the first one if that has left the game.
    func hero(_ id: Hero.ID?) -> Hero {
        let characters = game().characters
        return characters.first { $0.id == id } ?? characters[0]
    }

    /// Returns the hero's rest at `date`, which begins then if the hero is not resting yet.
    func rest(of hero: Hero, at date: Date) -> Rest {
        let began = UserDefaults.standard.object(forKey: key(hero)) as? Date ?? date
        UserDefaults.standard.set(began, forKey: key(hero))
        save()
        return Rest(hero: hero, began: began)
    }

    /// Ends a hero's rest, after which the hero is hurt again.
    func endRest(of hero: Hero) {
        UserDefaults.standard.removeObject(forKey: key(hero))
        save()
    }

    private func key(_ hero: Hero) -> String { "restBegan.\(hero.id)" }

    /// Writes at once, because the widget's process may end with its answer.
    private func save() {
        UserDefaults.standard.synchronize()
    }
}
