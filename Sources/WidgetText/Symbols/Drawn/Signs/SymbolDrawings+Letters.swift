// The letters from A to Z, which stand in circles and squares, and a sign of money like one.
extension SymbolDrawings {
    static let letters: [String: Drawing] = Dictionary(
        uniqueKeysWithValues: ("abcdefghijklmnopqrstuvwxyz".map { String($0) } + ["lirasign"]).map {
            name in (name, drawing(ofLetter: name))
        })

    private static func drawing(ofLetter name: String) -> Drawing {
        return { pen in
            let (width, lines) = letter(name)
            return SymbolDrawing(width: width, SymbolLayer(marks: lines.map { .line($0) }))
        }
    }

    /// The lines of a letter, fourteen units high, and the width that they need when heavy.
    private static func letter(_ name: String) -> (width: Double, lines: [SymbolOutline]) {
        switch name {
        case "a": (12, [lines((-4.6, 7), (0, -7), (4.6, 7)), lines((-3, 2.2), (3, 2.2))])
        case "b": (11, stem + [arc(0.2, -3.7, 3.3, -90, 90), arc(0.2, 3.3, 3.7, -90, 90)])
        case "c": (12, bow(to: 20))
        case "d":
            (
                12,
                [
                    lines((-0.6, -7), (-4.2, -7), (-4.2, 7), (-0.6, 7)),
                    arc(-0.6, -2, 5, -90, 0, then: (4.4, 2)), arc(-0.6, 2, 5, 0, 90),
                ]
            )
        case "e":
            (
                11,
                [lines((3.8, -7), (-3.6, -7), (-3.6, 7), (3.8, 7)), lines((-3.6, -0.2), (3, -0.2))]
            )
        case "f": (10, [lines((3.8, -7), (-3.4, -7), (-3.4, 7)), lines((-3.4, 0), (3, 0))])
        case "g": (12, bow(to: 0) + [lines((0.8, 0.8), (4.8, 0.8), (4.8, 2.2))])
        case "h":
            (
                11,
                [
                    lines((-4.2, -7), (-4.2, 7)), lines((4.2, -7), (4.2, 7)),
                    lines((-4.2, -0.2), (4.2, -0.2)),
                ]
            )
        case "i": (5, [lines((0, -7), (0, 7))])
        case "j": (11, [arc(-0.4, 3.2, 3.8, 180, 0, then: (3.4, -7))])
        case "k":
            (
                11,
                [
                    lines((-3.8, -7), (-3.8, 7)), lines((3.8, -7), (-3.8, 1.4)),
                    lines((-0.8, -1.8), (4.2, 7)),
                ]
            )
        case "l": (10, [lines((-3.4, -7), (-3.4, 7), (3.8, 7))])
        case "m": (14, [lines((-5.4, 7), (-5.4, -7), (0, 4), (5.4, -7), (5.4, 7))])
        case "n": (12, [lines((-4.2, 7), (-4.2, -7), (4.2, 7), (4.2, -7))])
        case "o": (13, [oval])
        case "p": (11, bowl)
        case "q": (13, [oval, lines((1.4, 3.4), (5, 7.4))])
        case "r": (11, bowl + [lines((0.6, 0.6), (4.2, 7))])
        case "s": (10, [arc(0, -3.5, 3.5, -25, -270), arc(0, 3.5, 3.5, -90, 155)])
        case "t": (12, [lines((-4.8, -7), (4.8, -7)), lines((0, -7), (0, 7))])
        case "u": (11, [lines((-4.2, -7), (-4.2, 2.8)), arc(0, 2.8, 4.2, 180, 0, then: (4.2, -7))])
        case "v": (12, [lines((-4.8, -7), (0, 7), (4.8, -7))])
        case "w": (16, [lines((-6.6, -7), (-3.4, 7), (0, -4.6), (3.4, 7), (6.6, -7))])
        case "x": (11, [lines((-4.4, -7), (4.4, 7)), lines((4.4, -7), (-4.4, 7))])
        case "y": (12, [lines((-4.6, -7), (0, 0.4), (4.6, -7)), lines((0, 0.4), (0, 7))])
        case "z": (11, [lines((-4, -7), (4.2, -7), (-4.2, 7), (4.4, 7))])
        default:
            (
                13,
                [
                    arc(0.8, -3.8, 3.2, -10, -180, then: (-2.4, 3), (-4.4, 7), (4.4, 7)),
                    lines((-5, -1.4), (2.4, -1.4)), lines((-5, 1.6), (2.4, 1.6)),
                ]
            )
        }
    }

    /// The straight lines of a B.
    private static let stem = [
        lines((0.2, -7), (-3.6, -7), (-3.6, 7), (0.2, 7)), lines((-3.6, -0.4), (0.2, -0.4)),
    ]

    private static let oval = SymbolOutline.roundedRectangle(-5, -7, 10, 14, 5)

    /// A stem with a half round at its upper part.
    private static let bowl = [
        lines((-3.6, 7), (-3.6, -7), (0.2, -7)),
        arc(0.2, -3.2, 3.8, -90, 90, then: (-3.6, 0.6)),
    ]

    /// An oval that is open to the right, until an angle of its lower half.
    private static func bow(to end: Double) -> [SymbolOutline] {
        [arc(0, -2.2, 4.8, -20, -180, then: (-4.8, 2.2)), arc(0, 2.2, 4.8, 180, end)]
    }
}
