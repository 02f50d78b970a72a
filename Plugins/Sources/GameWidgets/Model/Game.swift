import Foundation

/// A game as it was saved.
struct Game: Decodable {
    let name: String
    let round: Int
    /// At least one.
    let players: [Player]
    /// The identifier of the player whose turn it is.
    let turn: Player.ID
    let lastTurn: LastTurn
    /// The characters that the players lead, at least one.
    let characters: [Hero]

    /// A player of the game.
    struct Player: Decodable, Identifiable {
        let id: String
        let name: String
        let banner: Banner
        let score: Int
        let islands: Int
        let gold: Int
    }

    /// The last turn that was played.
    struct LastTurn: Decodable {
        let player: Player.ID
        let move: String
        let minutesAgo: Int

        func date(asOf now: Date) -> Date { now.addingTimeInterval(-60 * Double(minutesAgo)) }
    }

    /// The players, the best first.
    var ranking: [Player] { players.sorted { $0.score > $1.score } }

    /// The player whose turn it is.
    var current: Player { player(turn) }
    /// The player of the last turn.
    var last: Player { player(lastTurn.player) }

    /// Returns the player with an identifier, or the first one if the saved game does not list it.
    private func player(_ id: Player.ID) -> Player {
        players.first { $0.id == id } ?? players[0]
    }
}
