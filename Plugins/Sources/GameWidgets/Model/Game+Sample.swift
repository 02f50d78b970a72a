extension Game {
    /// The game shown in galleries, and until one has been saved.
    static let sample = Game(
        name: "Isles of Ember", round: 4,
        players: [
            Player(id: "mira", name: "Mira", banner: .ember, score: 1280, islands: 5, gold: 210),
            Player(id: "theo", name: "Theo", banner: .tide, score: 1120, islands: 4, gold: 340),
            Player(id: "juno", name: "Juno", banner: .moss, score: 960, islands: 4, gold: 95),
            Player(id: "bram", name: "Bram", banner: .dusk, score: 720, islands: 2, gold: 180),
        ],
        turn: "mira",
        lastTurn: LastTurn(player: "theo", move: "Built a harbour on Gull Rock", minutesAgo: 12),
        hero: Hero(
            name: "Kestrel", calling: "Ranger", level: 7, banner: .moss, health: 0.25, attack: 14,
            defence: 9))
}
