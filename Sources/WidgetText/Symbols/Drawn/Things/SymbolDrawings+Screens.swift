// Screens, windows and other things that signs stand in, and signals around things.
extension SymbolDrawings {
    static let screens: [String: Drawing] = [
        "tv": { pen in
            SymbolDrawing(
                width: 23, pen.frame(21.4, 14.2, radius: 2.2, at: (0, -1.8)),
                pen.lines(.line(-5.4, 8.4, 5.4, 8.4)))
        },
        "display": { pen in
            SymbolDrawing(
                width: 22, pen.frame(20.4, 13.6, radius: 2, at: (0, -1.8)),
                pen.lines(.line(-3.6, 8.4, 3.6, 8.4), .line(0, 5, 0, 8.2)))
        },
        "folder": { pen in
            let outline = { (inset: Double) in
                SymbolOutline.rounded(
                    [
                        .init(-10 + inset, -7.8 + inset), .init(-3.6 - inset * 0.3, -7.8 + inset),
                        .init(-1.2, -5.6 + inset), .init(10 - inset, -5.6 + inset),
                        .init(10 - inset, 7.8 - inset), .init(-10 + inset, 7.8 - inset),
                    ], [2.4, 1, 1, 2.4, 2.4, 2.4])
            }
            return SymbolDrawing(
                width: 21, pen.shape(outline),
                pen.lines(.line(-10 + pen.stem / 2, -2, 10 - pen.stem / 2, -2)).cut(in: pen))
        },
        "viewfinder": { pen in SymbolDrawing(width: 19, turned(corner, [0, 90, 180, 270])) },
        "macwindow": { pen in
            let dots = [-7.6, -5.2, -2.8].map { SymbolMark.area(.circle($0, -5.2, 0.5)) }
            return SymbolDrawing(
                width: 22, pen.frame(20.8, 16.4, radius: 2.6),
                pen.lines(.line(-10, -2.8, 10, -2.8)).cut(in: pen),
                SymbolLayer(marks: dots).cut(in: pen))
        },
        "pip": { pen in
            SymbolDrawing(
                width: 22, pen.hollow.frame(20.8, 16.4, radius: 2.6).level(1),
                pen.area(.roundedRectangle(0.4, 0.6, 7.6, 5.4, 1)))
        },
        "dot": { SymbolDrawing(width: 5, $0.area(.circle(0, 0, 2))) },
        "circlebadge": { pen in
            SymbolDrawing(width: 10, pen.shape { .circle(0, 0, 4.4 - $0) })
        },
        "circlebadge.2": { pen in
            SymbolDrawing(
                width: 16, pen.shape { .circle(2.6, -2.6, 4.4 - $0) }.level(1),
                pen.shape { .circle(-2.6, 2.6, 4.4 - $0) }.inFront())
        },
        "alarm.waves.left.and.right": { pen in
            let hands = pen.lines(.path([(0, -2.6), (0, 0.8), (2.2, 2.4)])).cut(in: pen)
            let clock = pen.shape { .circle(0, 0.8, 6.2 - $0) }
            let ears = pen.lines(.line(-5.8, -5.6, -3, -7.8), .line(5.8, -5.6, 3, -7.8))
            return SymbolDrawing(
                width: 27, clock, hands, ears,
                waves(around: .init(0, 0.8), reaches: [9, 11.8], from: -32, to: 32),
                waves(around: .init(0, 0.8), reaches: [9, 11.8], from: 148, to: 212))
        },
        "badge.plus.radiowaves.right": { badge($0) },
        "badge.plus.radiowaves.forward": { badge($0) },
        "rectangle.compress.vertical": { rows($0, isOutward: false) },
        "rectangle.expand.vertical": { rows($0, isOutward: true) },
    ]

    /// The upper left corner of a square.
    private static let corner: SymbolOutline = {
        var corner = SymbolOutline.path([(-8.4, -3.4), (-8.4, -6)])
        corner.addArc(around: .init(-6, -6), 2.4, from: 180, to: 270)
        corner.append(.line(.init(-3.4, -8.4)))
        return corner
    }()

    /// A line several times, each time turned around the middle.
    private static func turned(_ outline: SymbolOutline, _ angles: [Double]) -> SymbolLayer {
        SymbolLayer(marks: angles.map { .line(outline.turned($0)) })
    }

    /// Arcs around a point.
    private static func waves(
        around center: SymbolOutline.Point, reaches: [Double], from start: Double, to end: Double
    ) -> SymbolLayer {
        let arcs = reaches.map { reach in
            var arc = SymbolOutline.lines([center.toward(start, reach)])
            arc.addArc(around: center, reach, from: start, to: end)
            return SymbolMark.line(arc)
        }
        return SymbolLayer(marks: arcs, level: 1)
    }

    /// A disc with a plus, and arcs at its right.
    private static func badge(_ pen: SymbolPen) -> SymbolDrawing {
        let plus = pen.lines(.line(-6.8, 0, -0.8, 0), .line(-3.8, -3, -3.8, 3))
        return SymbolDrawing(
            width: 22, pen.shape { .circle(-3.8, 0, 6.6 - $0) }, plus.cut(in: pen),
            waves(around: .init(-3.8, 0), reaches: [9.6, 12.8], from: -34, to: 34))
    }

    /// A rectangle between arrows from above and below, or away from it.
    private static func rows(_ pen: SymbolPen, isOutward: Bool) -> SymbolDrawing {
        let arrow = SymbolOutline.path(
            isOutward
                ? [(-2.6, -6.8), (0, -9.2), (2.6, -6.8)] : [(-2.6, -9.2), (0, -6.8), (2.6, -9.2)])
        return SymbolDrawing(
            width: 20, pen.frame(18.8, 6.4, radius: 1.8),
            pen.lines(arrow, arrow.turned(180)).level(1))
    }
}
