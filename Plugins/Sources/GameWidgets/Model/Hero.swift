import Foundation

/// A character that players lead.
struct Hero: Decodable, Identifiable, Sendable {
    let name: String
    /// One emoji.
    let avatar: String
    let calling: String
    let level: Int
    let banner: Banner
    /// From 0 to 1.
    let health: Double
    let attack: Int
    let defence: Int

    var id: String { name }

    func with(health: Double) -> Hero {
        Hero(
            name: name, avatar: avatar, calling: calling, level: level, banner: banner,
            health: health, attack: attack, defence: defence)
    }
}

/// The recovery of a hurt hero, by a quarter of full health each hour.
struct Rest {
    private static let healedPerHour = 0.25
    private static let hour: TimeInterval = 3600

    let hero: Hero
    let began: Date

    /// The number of hours, rounded up, until full health.
    private var hours: Int { Int(((1 - hero.health) / Self.healedPerHour).rounded(.up)) }

    var ends: Date { began.addingTimeInterval(Double(hours) * Self.hour) }

    /// The hero at the beginning and after each hour, the last time in full health.
    var stages: [(date: Date, hero: Hero)] {
        (0...hours).map { hour in
            let health = min(1, hero.health + Double(hour) * Self.healedPerHour)
            return (began.addingTimeInterval(Double(hour) * Self.hour), hero.with(health: health))
        }
    }

    /// The hero at any date.
    func hero(at date: Date) -> Hero {
        stages.last { $0.date <= date }?.hero ?? hero
    }
}
