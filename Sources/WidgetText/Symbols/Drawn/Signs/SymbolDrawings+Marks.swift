// Marks, lists and other symbols made of a few strokes, whose ends are blunt in the icon font.
extension SymbolDrawings {
    static let marks: [String: Drawing] = [
        "plus": { pen in
            SymbolDrawing(width: 16, pen.lines(.line(-7, 0, 7, 0), .line(0, -7, 0, 7)))
        },
        "minus": { pen in SymbolDrawing(width: 16, pen.lines(.line(-7, 0, 7, 0))) },
        "xmark": { pen in
            SymbolDrawing(width: 15, pen.lines(.line(-6, -6, 6, 6), .line(6, -6, -6, 6)))
        },
        "checkmark": { pen in
            SymbolDrawing(width: 16, pen.lines(.path([(-6.6, 0.8), (-2.2, 6.4), (6.6, -6.8)])))
        },
        "ellipsis": { pen in SymbolDrawing(width: 19, dots(pen, [(-7, 0), (0, 0), (7, 0)], 1.6)) },
        "exclamationmark": { SymbolDrawing(width: 5, exclamation($0)) },
        "questionmark": { pen in
            var hook = SymbolOutline.path([(-4, -5.2)])
            hook.addArc(around: .init(0, -5.2), 4, from: 180, to: 385)
            hook.append(.curve(.init(2.4, -1.4), .init(0, -0.8), .init(0, 2.6)))
            return SymbolDrawing(width: 12, pen.lines(hook), dots(pen, [(0, 7.6)], 1.3))
        },
        "info": { pen in
            SymbolDrawing(
                width: 8, pen.lines(.path([(-2, -2.6), (0.4, -2.6), (0.4, 7.4)])),
                pen.lines(.line(-2.8, 7.6, 3.4, 7.6)), dots(pen, [(0, -7.4)], 1.5))
        },
        "exclamationmark.triangle": { pen in
            let mark = SymbolLayer(
                marks: [.line(.line(0, -3.2, 0, 2)), .area(.circle(0, 5.4, 0.9))])
            return SymbolDrawing(
                width: 21,
                pen.shape { .warning(inset: $0) }.level(1).colored(.yellow),
                pen.isFilled ? mark.cut() : mark)
        },
        "magnifyingglass": { pen in
            SymbolDrawing(
                width: 19, pen.lines(.circle(-1.8, -1.8, 6.4), .line(3, 3, 8.4, 8.4)))
        },
        "list.bullet": { pen in
            SymbolDrawing(
                width: 20, dots(pen, lines.map { (-8, $0) }, 1.3),
                SymbolLayer(marks: lines.map { .line(.line(-4, $0, 8.8, $0)) }))
        },
        "list.dash": { pen in
            SymbolDrawing(
                width: 20,
                SymbolLayer(
                    marks: lines.flatMap {
                        [.line(.line(-8.8, $0, -7.4, $0)), .line(.line(-4, $0, 8.8, $0))]
                    }))
        },
        "line.3.horizontal": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    .line(-8.6, -3.8, 8.6, -3.8), .line(-8.6, 0, 8.6, 0),
                    .line(-8.6, 3.8, 8.6, 3.8)))
        },
        "line.3.horizontal.decrease": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(.line(-8.6, -5, 8.6, -5), .line(-5.6, 0, 5.6, 0), .line(-2.6, 5, 2.6, 5)))
        },
        "checklist": { pen in
            SymbolDrawing(
                width: 21,
                pen.lines(
                    .path([(-9.4, -4.6), (-7.6, -2.8), (-4.6, -6.8)]),
                    .path([(-9.4, 4.2), (-7.6, 6), (-4.6, 2)]), .line(-1, -4.8, 9.2, -4.8),
                    .line(-1, 4, 9.2, 4)))
        },
        "power": { pen in
            var ring = SymbolOutline.lines([SymbolOutline.Point(0, 0.8).toward(-55, 8)])
            ring.addArc(around: .init(0, 0.8), 8, from: -55, to: 235)
            return SymbolDrawing(width: 18, pen.lines(ring, .line(0, -9.2, 0, -0.6)))
        },
        "star": { pen in
            SymbolDrawing(width: 21, pen.shape { star(inset: $0) }.colored(.yellow))
        },
        "star.leadinghalf.filled": { pen in
            let half = SymbolOutline.lines(starPoints(inset: pen.stem * 0.5).filter { $0.x < 0.1 })
            return SymbolDrawing(
                width: 21, pen.lines(star(inset: pen.stem / 2)).colored(.yellow),
                pen.area(half).colored(.yellow))
        },
        "quote.opening": { pen in
            SymbolDrawing(
                width: 19, pen.area(comma.turned(180).moved(-4.6, 0)),
                pen.area(comma.turned(180).moved(4.6, 0)))
        },
        "quote.closing": { pen in
            SymbolDrawing(
                width: 19, pen.area(comma.moved(-4.6, 0)), pen.area(comma.moved(4.6, 0)))
        },
    ]

    /// The heights of three lines.
    private static let lines = [-5.6, 0, 5.6]

    private static func dots(
        _ pen: SymbolPen, _ places: [(x: Double, y: Double)], _ radius: Double
    ) -> SymbolLayer {
        // The dots are as heavy as the pen's lines.
        let radius = radius * (0.7 + 0.3 * pen.stem / 1.55)
        return SymbolLayer(marks: places.map { .area(.circle($0.x, $0.y, radius)) })
    }

    private static func exclamation(_ pen: SymbolPen) -> SymbolLayer {
        SymbolLayer(marks: [.line(.line(0, -8.4, 0, 2.8)), .area(.circle(0, 7.6, 1.2))])
    }

    private static func star(inset: Double) -> SymbolOutline {
        let points = starPoints(inset: inset)
        return .rounded(points, points.indices.map { $0.isMultiple(of: 2) ? 1 : 0.4 })
    }

    /// The tips and notches in turn.
    private static func starPoints(inset: Double) -> [SymbolOutline.Point] {
        let center = SymbolOutline.Point(0, 0.8)
        return (0..<10).map { index in
            center.toward(
                Double(index) * 36 - 90,
                index.isMultiple(of: 2) ? 10.8 - inset * 1.9 : 4.7 - inset * 0.9)
        }
    }

    /// One stroke of a closing quotation mark.
    private static let comma: SymbolOutline = {
        let center = SymbolOutline.Point(0, -2)
        var outline = SymbolOutline.lines([center.toward(60, 3.2)])
        outline.addArc(around: center, 3.2, from: 60, to: 360)
        outline.append(.curve(.init(3.2, 2), .init(1.2, 5), .init(-1.6, 6)))
        outline.append(.curve(.init(0.6, 4.2), .init(1.4, 2.6), center.toward(60, 3.2)))
        outline.append(.close)
        return outline
    }()
}
