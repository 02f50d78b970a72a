import Foundation

/// A game as it was saved.
struct Game: Decodable {
    let name: String
    let round: Int
    /// At least one.
    let players: [Player]
    /// The player whose turn it is.
    let turn: Player.ID
    let lastTurn: LastTurn
    /// Those whom the players lead, at least one.
    let characters: [Hero]

    /// Somebody at the table.
    struct Player: Decodable, Identifiable {
        let id: String
        let name: String
        let banner: Banner
        let score: Int
        let islands: Int
        let gold: Int
    }

    /// What was done before it became somebody's turn.
    struct LastTurn: Decodable {
        let player: Player.ID
        let move: String
        let minutesAgo: Int

        func date(asOf now: Date) -> Date { now.addingTimeInterval(-60 * Double(minutesAgo)) }
    }

    /// The players, the best first.
    var ranking: [Player] { players.sorted { $0.score > $1.score } }

    /// A saved game names only players it lists; should it not, the first one stands in.
    var current: Player { player(turn) }
    var last: Player { player(lastTurn.player) }

    private func player(_ id: Player.ID) -> Player {
        players.first { $0.id == id } ?? players[0]
    }
}
