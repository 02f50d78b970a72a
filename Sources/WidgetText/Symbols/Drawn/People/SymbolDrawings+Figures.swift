// People at their sports, by what they do and what they hold.
extension SymbolDrawings {
    static let figures: [String: Drawing] = motions.reduce(into: [:]) { drawings, entry in
        let motion = entry.value
        drawings["figure." + entry.key] = { pen in
            let things = motion.things.map { $0.layer(pen) }
            return SymbolDrawing(width: 24, layers: [motion.figure.layer(pen)] + things)
        }
    }

    private struct Motion: Sendable {
        var figure: SymbolFigure
        var things: [Thing] = []

        init(_ figure: SymbolFigure, _ things: Thing...) {
            self.figure = figure
            self.things = things
        }
    }

    /// What somebody holds or stands on.
    private enum Thing: Sendable {
        case ball(Double, Double, Double)
        case line(Double, Double, Double, Double)
        case path([SymbolFigure.Place])
        case racket(Double, Double)
        case waves(Double)
        case figure(SymbolFigure)

        func layer(_ pen: SymbolPen) -> SymbolLayer {
            switch self {
            case .ball(let x, let y, let radius): pen.area(.circle(x, y, radius))
            case .line(let x1, let y1, let x2, let y2): pen.lines(.line(x1, y1, x2, y2))
            case .path(let places): pen.lines(.path(places.map { ($0.x, $0.y) }))
            case .racket(let x, let y):
                pen.lines(ellipse(2.6, 2).turned(-48).moved(x + 1.6, y - 1.8)).thin(0.8)
            case .waves(let y): pen.lines(wave.moved(0, y))
            case .figure(let other): other.layer(pen)
            }
        }

        private var wave: SymbolOutline {
            var wave = SymbolOutline.lines([.init(-9, 0)])
            for x in [-9.0, -3, 3] {
                wave.append(.curve(.init(x + 2, -2), .init(x + 3, 2), .init(x + 6, 0)))
            }
            return wave
        }
    }

    private static let ground = Thing.line(-8.6, 9.4, 8.6, 9.4)
    private static let steps = Thing.path([
        (-1, 9.4), (2.6, 9.4), (2.6, 6.4), (6, 6.4), (6, 3.4), (9.4, 3.4),
    ])
    private static let belt = Thing.path([(-8.6, 9.6), (7.6, 9.6), (9.4, -1.6), (7.6, -2.4)])
    private static let skis = Thing.line(-8.6, 5.6, 8, 9.6)

    private static let motions = [games, outings, exercises].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    /// With balls, rackets and goals.
    private static let games: [String: Motion] = [
        "american.football": Motion(.running, .ball(7.4, -5, 1.9)),
        "archery": Motion(
            .punching, .path([(5.2, -9.4), (8.4, -7), (9, -4.6), (8.4, -2.2), (5.2, 0.2)]),
            .line(5.2, -9.4, 5.2, 0.2)),
        "australian.football": Motion(.kicking, .ball(8.2, -6.4, 1.9)),
        "badminton": Motion(.reaching, .racket(5.2, -6), .ball(-4.6, -9, 1)),
        "baseball": Motion(.swinging, .line(4, -2.6, 8.4, -8.6), .ball(8.8, -0.4, 1.3)),
        "basketball": Motion(.reaching, .ball(6.2, -8.4, 2)),
        "bowling": Motion(.crouching.moved(-1, 0), .ball(7.4, 3.4, 2.4)),
        "cricket": Motion(.swinging, .line(4, -2.6, 6.6, 5.6), .ball(8.4, 7.4, 1.3)),
        "curling": Motion(.crouching.moved(-2, 0), .line(5.4, -1, 8.2, 8), ground),
        "disc.sports": Motion(.reaching, .line(4.4, -8, 8.6, -9.2)),
        "field.hockey": Motion(.swinging, .path([(4, -2.6), (6.4, 8), (8.6, 8)])),
        "golf": Motion(.swinging, .line(4, -2.6, 8.8, 6.6), .line(8.8, 6.6, 10.4, 6.2)),
        "handball": Motion(.reaching, .ball(6, -8.8, 1.6)),
        "hockey": Motion(.swinging, .path([(4, -2.6), (6.4, 8.8), (9, 8.8)])),
        "lacrosse": Motion(.swinging, .racket(6.4, -5.4), .line(3, -1, 7, -6)),
        "pickleball": Motion(.reaching, .racket(5.2, -6), .ball(8.4, -2.4, 1.2)),
        "racquetball": Motion(.swinging, .racket(4.6, -3.2), .ball(8.6, 2, 1.2)),
        "rugby": Motion(.running, .ball(5.6, -4.8, 1.9)),
        "soccer": Motion(.kicking, .ball(8.8, 2.6, 1.9)),
        "softball": Motion(.swinging, .line(4, -2.6, 8.4, -8.6), .ball(8.6, 0.4, 1.7)),
        "squash": Motion(.reaching, .racket(5.2, -6), .ball(-7.4, 4, 1)),
        "table.tennis": Motion(.swinging, .racket(4, -2.6), .line(4, 4.6, 9.8, 4.6)),
        "tennis": Motion(.reaching, .racket(5.2, -6), .ball(-6.6, -8.4, 1.4)),
        "track.and.field": Motion(.running, ground),
        "volleyball": Motion(.armsUp.moved(0, 1), .ball(0, -8.8, 1.6)),
        "waterpolo": Motion(.swimming, .ball(7.4, -7, 1.9), .waves(6.4)),
    ]

    /// On wheels, boards, skis, horses and water.
    private static let outings: [String: Motion] = [
        "equestrian.sports": Motion(
            .sitting.moved(1, -2),
            .path([(-8.6, 3.4), (-5, 2.4), (4.6, 2.4), (7.4, -1.6), (9.4, 0.4)]),
            .path([(-4.6, 3.6), (-6.4, 9.4)]), .path([(4.4, 3.6), (3.6, 9.4)])),
        "fishing": Motion(.swinging, .path([(3.4, -1.8), (8.8, -9), (8.8, 4)])),
        "hand.cycling": Motion(.sitting, .ball(5.6, -1.6, 1.4), .path([(-8, 5.6), (-6, 9.4)])),
        "hunting": Motion(.punching, .line(4, -6, 9.8, -6)),
        "ice.skating": Motion(.dancing, .line(-4.4, 10, 0, 10)),
        "play": Motion(.dancing, .ball(-6.8, -6, 1.9)),
        "roll": Motion(
            .sitting, .path([(-7, 2), (-7.4, 6.4), (-4, 9.2), (-0.4, 8), (0.4, 5)])),
        "rolling": Motion(.balancing, .ball(-4.4, 8.6, 1.4), .ball(4.4, 8.6, 1.4)),
        "sailing": Motion(
            .sitting.moved(-2, -1), .path([(4, 4), (4, -9.4), (9.4, 2), (4, 2)]), .waves(9)),
        "seated.side": Motion(.sitting, .path([(-6.2, -4), (-6.2, 5.6), (1, 5.6)])),
        "skateboarding": Motion(
            .balancing, .line(-7.6, 7.6, 7.6, 7.6), .ball(-4.6, 9.4, 0.9), .ball(4.6, 9.4, 0.9)),
        "skating": Motion(.dancing, .line(-4.4, 10, 0, 10)),
        "skiing.crosscountry": Motion(.walking, .line(-8.6, 9.6, 8.6, 9.6), .line(5, -2, 1, 9)),
        "skiing.downhill": Motion(.crouching, skis, .line(6.2, -1.2, -7.6, -1.8)),
        "snowboarding": Motion(.balancing, .line(-8.4, 6.4, 8.4, 9.2)),
        "surfing": Motion(.balancing, .path([(-8.4, 7.2), (0, 8.8), (8.4, 7.2)])),
        "water.fitness": Motion(.armsUp.moved(0, -1), .waves(6), .waves(9.4)),
    ]

    /// In a studio or alone.
    private static let exercises: [String: Motion] = [
        "2.arms.open": Motion(.armsOpen.moved(-5.6, 0), .figure(.armsOpen.moved(5.6, 0))),
        "arms.open": Motion(.armsOpen),
        "barre": Motion(.stretching, .path([(8.4, 9.4), (8.4, 0.6), (4, 0.6)])),
        "boxing": Motion(.punching, .ball(7.6, -4.8, 1.6)),
        "child": Motion(.armsUp),
        "climbing": Motion(
            .armsUp.moved(-1, 0), .path([(6, -9.6), (4.4, -2), (7.4, 3), (6, 9.6)])),
        "cooldown": Motion(.stretching),
        "core.training": Motion(.sitting, ground),
        "cross.training": Motion(.armsUp, .line(-8.4, -9, 8.4, -9)),
        "dance": Motion(.dancing),
        "elliptical": Motion(.walking, .line(-8, 9.6, 6, 9.6), .path([(5, -1), (8, -6.4)])),
        "fencing": Motion(.punching, .line(7, -4.8, 9.8, -9)),
        "flexibility": Motion(.bending),
        "gymnastics": Motion(.stretching, .ball(7.8, -8.8, 1.5)),
        "highintensity.intervaltraining": Motion(
            .running, .line(-9.4, -6, -5.6, -6), .line(-9.6, -2.4, -6.8, -2.4)),
        "jumprope": Motion(
            .armsOpen,
            .path([(-6.6, -2), (-7.8, 4), (-4, 9.8), (4, 9.8), (7.8, 4), (6.6, -2)])),
        "kickboxing": Motion(.kicking),
        "martial.arts": Motion(.kicking),
        "mind.and.body": Motion(.sittingCrosslegged),
        "mixed.cardio": Motion(.running, .ball(-7.4, -6.6, 1.4)),
        "pilates": Motion(.sitting, .line(3.4, -2, 9, -7.4)),
        "run": Motion(.running),
        "run.treadmill": Motion(.running.moved(-1.4, 0), belt),
        "socialdance": Motion(.dancing.moved(-4, 0), .figure(.dancing.mirrored().moved(5.4, 0))),
        "stair.stepper": Motion(.walking.moved(-2, -1), steps, .line(9.4, 3.4, 9.4, -4)),
        "stairs": Motion(.walking.moved(-2, -1), steps),
        "stand": Motion(.standing),
        "step.training": Motion(.walking.moved(-1, -1), .path([(1, 9.4), (1, 7.8), (8.6, 7.8)])),
        "taichi": Motion(.balancing, ground),
        "walk.treadmill": Motion(.walking.moved(-1.4, 0), belt),
        "wrestling": Motion(.crouching.moved(-5, 0), .figure(.crouching.mirrored().moved(5, 0))),
        "yoga": Motion(.stretching),
    ]
}
