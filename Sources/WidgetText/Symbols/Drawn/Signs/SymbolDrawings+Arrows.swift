// Chevrons and arrows.
extension SymbolDrawings {
    static let arrows: [String: Drawing] = [
        "arrow.left.to.line": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    .line(-9, -7, -9, 7), .path([(-0.6, -5), (-5.6, 0), (-0.6, 5)]),
                    .line(-5.4, 0, 9, 0)))
        },
        "arrowtriangle.up": { triangle($0, turned: 0) },
        "arrowtriangle.right": { triangle($0, turned: 90) },
        "arrowtriangle.forward": { triangle($0, turned: 90) },
        "arrowtriangle.down": { triangle($0, turned: 180) },
        "arrowtriangle.left": { triangle($0, turned: 270) },
        "arrowtriangle.backward": { triangle($0, turned: 270) },
        "chevron.right": { chevron($0, turned: 0) },
        "chevron.forward": { chevron($0, turned: 0) },
        "chevron.down": { chevron($0, turned: 90) },
        "chevron.left": { chevron($0, turned: 180) },
        "chevron.backward": { chevron($0, turned: 180) },
        "chevron.up": { chevron($0, turned: 270) },
        "chevron.up.chevron.down": { pen in
            SymbolDrawing(
                width: 13,
                pen.lines(
                    .path([(-5, -3), (0, -8.4), (5, -3)]), .path([(-5, 3), (0, 8.4), (5, 3)])))
        },
        "arrow.right": { arrow($0, turned: 0) },
        "arrow.forward": { arrow($0, turned: 0) },
        "arrow.down": { arrow($0, turned: 90) },
        "arrow.left": { arrow($0, turned: 180) },
        "arrow.backward": { arrow($0, turned: 180) },
        "arrow.up": { arrow($0, turned: 270) },
        "arrow.up.right": { slantedArrow($0, turned: 0) },
        "arrow.up.forward": { slantedArrow($0, turned: 0) },
        "arrow.up.backward": { slantedArrow($0, turned: 270) },
        "arrow.down.forward": { slantedArrow($0, turned: 90) },
        "arrow.down.backward": { slantedArrow($0, turned: 180) },
        "arrow.down.right": { slantedArrow($0, turned: 90) },
        "arrow.down.left": { slantedArrow($0, turned: 180) },
        "arrow.up.left": { slantedArrow($0, turned: 270) },
        "arrow.clockwise": { pen in
            SymbolDrawing(width: 18, pen.lines(ring(false), ringHead(false)))
        },
        "arrow.counterclockwise": { pen in
            SymbolDrawing(width: 18, pen.lines(ring(true), ringHead(true)))
        },
        "arrow.trianglehead.clockwise": { pen in
            SymbolDrawing(width: 18, pen.lines(ring(false)), pen.area(ringTriangle(false)))
        },
        "arrow.trianglehead.counterclockwise": { pen in
            SymbolDrawing(width: 18, pen.lines(ring(true)), pen.area(ringTriangle(true)))
        },
        "arrow.triangle.2.circlepath": { circlePath($0) },
        "arrow.trianglehead.2.clockwise.rotate.90": { circlePath($0) },
        "arrow.2.circlepath": { circlePath($0) },
        "arrow.uturn.backward": { pen in
            SymbolDrawing(width: 20, pen.lines(turn, turnHead))
        },
        "arrow.uturn.forward": { pen in
            SymbolDrawing(width: 20, pen.lines(turn.mirrored(), turnHead.mirrored()))
        },
        "arrow.up.arrow.down": { pen in pair(pen, turned: 270) },
        "arrow.left.arrow.right": { pen in pair(pen, turned: 180) },
    ]

    /// The tip of an arrow, upwards unless it is turned.
    private static func triangle(_ pen: SymbolPen, turned degrees: Double) -> SymbolDrawing {
        SymbolDrawing(
            width: 20,
            pen.shape { inset in
                SymbolOutline.rounded(
                    [
                        .init(0, -7.6 + inset * 2), .init(9 - inset * 1.8, 7.4 - inset),
                        .init(-9 + inset * 1.8, 7.4 - inset),
                    ], 2.4
                ).turned(degrees)
            })
    }

    private static func isAcross(_ degrees: Double) -> Bool {
        degrees.truncatingRemainder(dividingBy: 180) == 0
    }

    private static func chevron(_ pen: SymbolPen, turned degrees: Double) -> SymbolDrawing {
        SymbolDrawing(
            width: isAcross(degrees) ? 10 : 16,
            pen.lines(.path([(-3.4, -7), (3.6, 0), (-3.4, 7)]).turned(degrees)))
    }

    private static func arrow(_ pen: SymbolPen, turned degrees: Double) -> SymbolDrawing {
        SymbolDrawing(
            width: isAcross(degrees) ? 18 : 15,
            pen.lines(
                .line(-8, 0, 7.6, 0).turned(degrees),
                .path([(2, -6), (8, 0), (2, 6)]).turned(degrees)))
    }

    private static func slantedArrow(_ pen: SymbolPen, turned degrees: Double) -> SymbolDrawing {
        SymbolDrawing(
            width: 14,
            pen.lines(
                .line(-5.6, 5.6, 5.4, -5.4).turned(degrees),
                .path([(-3, -5.8), (5.8, -5.8), (5.8, 3)]).turned(degrees)))
    }

    /// Two arrows side by side that point to opposite ends.
    private static func pair(_ pen: SymbolPen, turned degrees: Double) -> SymbolDrawing {
        let outlines = [degrees, degrees + 180].flatMap { degrees in
            [
                SymbolOutline.line(-7.6, -4.4, 7, -4.4).turned(degrees),
                SymbolOutline.path([(3.2, -8.2), (7.4, -4.4), (3.2, -0.6)]).turned(degrees),
            ]
        }
        return SymbolDrawing(width: 18, SymbolLayer(marks: outlines.map { .line($0) }))
    }

    // MARK: Circles

    private static let ringCenter = SymbolOutline.Point(0, 1.2)

    /// A circle that is open at its upper right, or mirrored, at its upper left.
    static func ring(_ isMirrored: Bool) -> SymbolOutline {
        var ring = SymbolOutline.lines([ringCenter.toward(-20, 7.6)])
        ring.addArc(around: ringCenter, 7.6, from: -20, to: 276)
        return isMirrored ? ring.mirrored() : ring
    }

    static func ringHead(_ isMirrored: Bool) -> SymbolOutline {
        let head = SymbolOutline.path([(-2, -9.8), (1.6, -6.2), (-2, -2.6)])
        return isMirrored ? head.mirrored() : head
    }

    private static func ringTriangle(_ isMirrored: Bool) -> SymbolOutline {
        let head = SymbolOutline.polygon([(-0.4, -9.8), (4.2, -6.4), (-0.4, -3)])
        return isMirrored ? head.mirrored() : head
    }

    /// Two arrows that chase each other around a circle.
    private static func circlePath(_ pen: SymbolPen) -> SymbolDrawing {
        let center = SymbolOutline.Point(0, 0)
        var arc = SymbolOutline.lines([center.toward(188, 7.8)])
        arc.addArc(around: center, 7.8, from: 188, to: 325)
        let end = center.toward(325, 7.8)
        let head = SymbolOutline.lines(
            [end.toward(325, 3.6), end.toward(58, 5), end.toward(145, 3.6)], isClosed: true)
        return SymbolDrawing(
            width: 21, pen.lines(arc, arc.turned(180)), pen.area(head),
            pen.area(head.turned(180)))
    }

    private static let turn: SymbolOutline = {
        var turn = SymbolOutline.path([(-8.6, -3.4), (3.6, -3.4)])
        turn.addArc(around: .init(3.6, 1.8), 5.2, from: -90, to: 90)
        turn.append(.line(.init(-2.6, 7)))
        return turn
    }()

    private static let turnHead = SymbolOutline.path([(-4, -8), (-8.8, -3.4), (-4, 1.2)])
}
