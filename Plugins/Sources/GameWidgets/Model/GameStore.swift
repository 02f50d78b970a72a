import Foundation

/// Where the widgets find the game.
struct GameStore {
    private static let restBegan = "hero.restBegan"

    /// The game in the bundle's `game.json`, or the sample when there is none.
    func game() -> Game {
        guard let url = Bundle.main.url(forResource: "game", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let game = try? JSONDecoder().decode(Game.self, from: data)
        else { return .sample }
        return game
    }

    /// The rest under way at `date`; a hero who is not resting lies down then.
    func rest(at date: Date) -> Rest {
        let began = UserDefaults.standard.object(forKey: Self.restBegan) as? Date ?? date
        UserDefaults.standard.set(began, forKey: Self.restBegan)
        save()
        return Rest(hero: game().hero, began: began)
    }

    /// Ends the rest: the hero goes out again, and comes home hurt.
    func endRest() {
        UserDefaults.standard.removeObject(forKey: Self.restBegan)
        save()
    }

    /// Writes at once, because the widget's process may end with its answer.
    private func save() {
        UserDefaults.standard.synchronize()
    }
}
