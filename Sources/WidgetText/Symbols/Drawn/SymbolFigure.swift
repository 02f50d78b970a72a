/// A person in motion: a head, and limbs along which a thick pen goes.
struct SymbolFigure: Sendable {
    typealias Place = (x: Double, y: Double)

    var head: Place
    var limbs: [[Place]]

    func layer(_ pen: SymbolPen) -> SymbolLayer {
        let lines = limbs.map { SymbolMark.line(.path($0.map { ($0.x, $0.y) })) }
        return SymbolLayer(marks: lines + [.area(.circle(head.x, head.y, 1.5))], thinness: 1.2)
    }

    func moved(_ x: Double, _ y: Double) -> SymbolFigure {
        SymbolFigure(
            head: (head.x + x, head.y + y),
            limbs: limbs.map { $0.map { ($0.x + x, $0.y + y) } })
    }

    /// The figure that faces the other way.
    func mirrored() -> SymbolFigure {
        SymbolFigure(head: (-head.x, head.y), limbs: limbs.map { $0.map { (-$0.x, $0.y) } })
    }

    static let standing = SymbolFigure(
        head: (0, -7.8),
        limbs: [
            [(0, -4.6), (0, 1.6)], [(-3.6, 1), (-2.4, -4), (2.4, -4), (3.6, 1)],
            [(-2, 9.2), (0, 1.6), (2, 9.2)],
        ])

    static let armsOpen = SymbolFigure(
        head: (0, -7.8),
        limbs: [
            [(0, -4.6), (0, 1.6)], [(-6.6, -2), (0, -4.4), (6.6, -2)],
            [(-3, 9.2), (0, 1.6), (3, 9.2)],
        ])

    static let armsUp = SymbolFigure(
        head: (0, -6.4),
        limbs: [
            [(0, -3.2), (0, 2.2)], [(-4.2, -9), (-3.6, -4), (0, -3), (3.6, -4), (4.2, -9)],
            [(-3, 9.2), (0, 2.2), (3, 9.2)],
        ])

    static let running = SymbolFigure(
        head: (2.8, -7.8),
        limbs: [
            [(1.4, -4.6), (-0.8, 1.4)], [(1.4, -4.4), (4, -1.4), (6.8, -2.8)],
            [(1.4, -4.4), (-2.8, -3.8), (-4.8, -0.6)], [(-0.8, 1.4), (3.2, 3.4), (2.4, 9)],
            [(-0.8, 1.4), (-2.4, 5.2), (-7, 6.2)],
        ])

    static let walking = SymbolFigure(
        head: (0.8, -7.8),
        limbs: [
            [(0.4, -4.6), (0, 1.6)], [(0.4, -4.4), (3, -1.4), (5, -0.8)],
            [(0.4, -4.4), (-2.6, -2.2), (-3.4, 0.6)], [(0, 1.6), (2, 5), (3.6, 9.2)],
            [(0, 1.6), (-1, 5.4), (-4, 9.2)],
        ])

    /// A step forward with one arm raised, as in games with a ball.
    static let reaching = SymbolFigure(
        head: (-1.4, -7.2),
        limbs: [
            [(-1.6, -4.2), (-1.6, 1.6)], [(-1.6, -3.8), (2.4, -4), (5, -6.6)],
            [(-1.6, -3.8), (-4.6, -1.8), (-6.8, -3.2)], [(-1.6, 1.6), (2.4, 4.2), (3, 9.2)],
            [(-1.6, 1.6), (-3, 5.4), (-6.6, 9.2)],
        ])

    /// Both arms hold something to the right.
    static let swinging = SymbolFigure(
        head: (-1.8, -7.4),
        limbs: [
            [(-1.8, -4.4), (-1, 1.6)], [(-1.8, -4), (1, -1.4), (4, -2.6)],
            [(-1, 1.6), (2.2, 4.6), (2.4, 9.2)], [(-1, 1.6), (-3.2, 5), (-5, 9.2)],
        ])

    static let punching = SymbolFigure(
        head: (-2, -7.4),
        limbs: [
            [(-2.4, -4.4), (-2.4, 1.6)], [(-2.4, -4.2), (7, -4.8)],
            [(-2.4, -4.2), (0.2, -1.4), (2.8, -2.8)], [(-2.4, 1.6), (1.4, 4.4), (1.6, 9.2)],
            [(-2.4, 1.6), (-4.4, 5.2), (-7, 9.2)],
        ])

    static let kicking = SymbolFigure(
        head: (-4.2, -7.4),
        limbs: [
            [(-3.6, -4.4), (-1.8, 1.6)], [(-3.6, -4.2), (0, -2.8), (2.2, -5)],
            [(-3.6, -4.2), (-6.4, -1.4), (-5, 1)], [(-1.8, 1.6), (-2.6, 9.2)],
            [(-1.8, 1.6), (8, -2.6)],
        ])

    static let dancing = SymbolFigure(
        head: (0.8, -7.6),
        limbs: [
            [(0.6, -4.4), (-0.4, 1.6)], [(0.6, -4.2), (4.2, -5), (6, -8.6)],
            [(0.6, -4.2), (-3.4, -3.2), (-5.4, 0)], [(-0.4, 1.6), (-3.2, 5), (-2, 9.2)],
            [(-0.4, 1.6), (3.4, 3.8), (6.4, 8)],
        ])

    /// With crossed legs and hands on the knees.
    static let sittingCrosslegged = SymbolFigure(
        head: (0, -7),
        limbs: [
            [(0, -3.8), (0, 3.4)], [(-7.4, 4.2), (-3.6, 0.6), (0, -3.4), (3.6, 0.6), (7.4, 4.2)],
            [(0, 3.6), (-6.4, 5.4), (4, 8.4)], [(0, 3.6), (6.4, 5.4), (-4, 8.4)],
        ])

    static let sitting = SymbolFigure(
        head: (-3.4, -7),
        limbs: [
            [(-3.6, -4), (-3.6, 3)], [(-3.6, -3.4), (0.4, -0.6), (3.6, -1.6)],
            [(-3.6, 3), (2.8, 2.6), (3.6, 9)],
        ])

    /// Bent knees and arms to both sides, as on a board.
    static let balancing = SymbolFigure(
        head: (1.4, -8),
        limbs: [
            [(0.6, -5), (-1.4, 0)], [(-6.8, -4), (-2.6, -3.6), (0.6, -4.8), (6.6, -2.4)],
            [(-1.4, 0), (-4.6, 2.4), (-4.4, 6.6)], [(-1.4, 0), (3, 1.6), (4.4, 6.6)],
        ])

    /// Leaning forward, as on skis.
    static let crouching = SymbolFigure(
        head: (3.6, -7.2),
        limbs: [
            [(2.2, -4.6), (-2.8, -0.6)], [(2.2, -4.2), (3.6, -0.6), (6.4, -1.2)],
            [(-2.8, -0.6), (2, 2), (-0.6, 6.4)],
        ])

    static let bending = SymbolFigure(
        head: (4.6, 0.4),
        limbs: [
            [(2.6, -2), (-2.4, -3.6)], [(2.6, -1.8), (4, 3.4), (5.6, 6.6)],
            [(-2.4, -3.6), (-2.8, 9.2)],
        ])

    static let stretching = SymbolFigure(
        head: (-1.2, -6.2),
        limbs: [
            [(-1.2, -3), (0, 2.4)], [(-1.2, -2.8), (2.2, -5.6), (6, -7.4)],
            [(-1.2, -2.8), (-4.6, -0.4), (-5, 3)], [(0, 2.4), (7.4, 8.8)],
            [(0, 2.4), (-5, 4.6), (-5.4, 9)],
        ])

    /// In the water up to the chest.
    static let swimming = SymbolFigure(
        head: (4, -2.6),
        limbs: [[(1.6, 0.2), (-7, 2.2)], [(1.6, 0), (-1.6, -4.6), (2.4, -7)]])
}
