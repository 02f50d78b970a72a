/// A player with the place reached.
struct Rank: Identifiable {
    let place: Int
    let player: Game.Player

    var id: String { player.id }

    static func list(_ players: [Game.Player]) -> [Rank] {
        zip(1..., players).map { Rank(place: $0, player: $1) }
    }
}
