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
        characters: [.powerPanda, .unipony, .spouty])
}

extension Hero {
    static let powerPanda = Hero(
        name: "Power Panda", avatar: "🐼", calling: "Forest guard", level: 3, banner: .moss,
        health: 0.14, attack: 14, defence: 9)
    static let unipony = Hero(
        name: "Unipony", avatar: "🦄", calling: "Free rider", level: 17, banner: .dusk,
        health: 0.67, attack: 11, defence: 12)
    static let spouty = Hero(
        name: "Spouty", avatar: "🐳", calling: "Deep diver", level: 50, banner: .tide,
        health: 0.83, attack: 8, defence: 21)
}
