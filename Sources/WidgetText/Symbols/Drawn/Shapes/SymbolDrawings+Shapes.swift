// Shapes and mathematical signs that the icon font lacks.
extension SymbolDrawings {
    static let shapes: [String: Drawing] = [
        "circle": { pen in SymbolDrawing(width: 20, pen.shape { .circle(0, 0, 9.4 - $0) }) },
        "square": { SymbolDrawing(width: 18, $0.frame(16.8, 16.8, radius: 2.4)) },
        "app": { SymbolDrawing(width: 18, $0.frame(17.2, 17.2, radius: 4.6)) },
        "app.dashed": { pen in
            let (side, radius) = (8.6 - pen.stem / 2, 4.6 - pen.stem / 4)
            let corner = SymbolOutline.Point(side - radius, -side + radius)
            var bend = SymbolOutline.lines([corner.toward(-80, radius)])
            bend.addArc(around: corner, radius, from: -80, to: -10)
            let dashes = [bend, .line(-2, -side, 2, -side)]
            return SymbolDrawing(
                width: 18,
                SymbolLayer(
                    marks: [0.0, 90, 180, 270].flatMap { degrees in
                        dashes.map { .line($0.turned(degrees)) }
                    }))
        },
        "rectangle": { pen in
            SymbolDrawing(
                width: 22,
                pen.frame(20.4, 15.8, radius: 2.4))
        },
        "rectangle.portrait": { pen in
            SymbolDrawing(
                width: 16,
                pen.frame(14.4, 18.8, radius: 2.4))
        },
        "triangle": { pen in SymbolDrawing(width: 21, pen.shape { .warning(inset: $0) }) },
        "largecircle.fill.circle": { pen in
            SymbolDrawing(
                width: 20, pen.lines(.circle(0, 0, 9.4 - pen.stem / 2)),
                pen.area(.circle(0, 0, 5.8)))
        },
        "capsule": { pen in
            SymbolDrawing(
                width: 23,
                pen.shape {
                    .roundedRectangle(-10.6 + $0, -6 + $0, 21.2 - 2 * $0, 12 - 2 * $0, 6 - $0)
                })
        },
        "capsule.portrait": { pen in
            SymbolDrawing(
                width: 14,
                pen.shape {
                    .roundedRectangle(-5.4 + $0, -9.4 + $0, 10.8 - 2 * $0, 18.8 - 2 * $0, 5.4 - $0)
                })
        },
        "oval": { pen in SymbolDrawing(width: 23, pen.shape { ellipse(10.6 - $0, 7.4 - $0) }) },
        "oval.portrait": { pen in
            SymbolDrawing(width: 16, pen.shape { ellipse(7 - $0, 9.4 - $0) })
        },
        "pentagon": { pen in
            SymbolDrawing(
                width: 20,
                pen.shape { inset in
                    let center = SymbolOutline.Point(0, 0.6)
                    return .lines(
                        (0..<5).map { center.toward(Double($0) * 72 - 90, 9.6 - inset * 1.2) },
                        isClosed: true)
                })
        },
        "octagon": { pen in
            SymbolDrawing(
                width: 20,
                pen.shape { inset in
                    let center = SymbolOutline.Point(0, 0)
                    return .rounded(
                        (0..<8).map { center.toward(Double($0) * 45 + 22.5, 10 - inset * 1.08) },
                        1.2)
                })
        },
        "circle.grid.cross": { pen in
            let places = [(0.0, -6.2), (6.2, 0.0), (0.0, 6.2), (-6.2, 0.0)]
            return SymbolDrawing(
                width: 19,
                SymbolLayer(
                    marks: places.flatMap { place in
                        pen.shape { .circle(place.0, place.1, 2.9 - $0) }.marks
                    }))
        },
        "infinity": { pen in
            var loop = SymbolOutline.lines([.init(0, 0)])
            loop.append(.curve(.init(3, -3.6), .init(4.6, -4.8), .init(6.6, -4.8)))
            loop.append(.curve(.init(12, -4.8), .init(12, 4.8), .init(6.6, 4.8)))
            loop.append(.curve(.init(3.4, 4.8), .init(-3.4, -4.8), .init(-6.6, -4.8)))
            loop.append(.curve(.init(-12, -4.8), .init(-12, 4.8), .init(-6.6, 4.8)))
            loop.append(.curve(.init(-4.6, 4.8), .init(-3, 3.6), .init(0, 0)))
            return SymbolDrawing(width: 24, pen.lines(loop))
        },
        "plusminus": { pen in
            SymbolDrawing(
                width: 17,
                pen.lines(
                    .line(-6.4, -2.4, 6.4, -2.4), .line(0, -8.8, 0, 4), .line(-6.4, 8, 6.4, 8)))
        },
        "plus.forwardslash.minus": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    .line(-8.6, -4.6, -1, -4.6), .line(-4.8, -8.4, -4.8, -0.8),
                    .line(-7, 7.6, 7, -7.6), .line(1, 5, 8.6, 5)))
        },
        "wave.3.right": { waves($0, turned: 0) },
        "wave.3.forward": { waves($0, turned: 0) },
        "wave.3.down": { waves($0, turned: 90) },
        "wave.3.left": { waves($0, turned: 180) },
        "wave.3.backward": { waves($0, turned: 180) },
        "wave.3.up": { waves($0, turned: 270) },
    ]

    /// Three arcs that spread from a point at the left.
    private static func waves(_ pen: SymbolPen, turned degrees: Double) -> SymbolDrawing {
        let center = SymbolOutline.Point(-8.6, 0)
        let arcs = [5.6, 10.4, 15.2].map { radius in
            var arc = SymbolOutline.lines([center.toward(-38, radius)])
            arc.addArc(around: center, radius, from: -38, to: 38)
            return SymbolMark.line(arc.turned(degrees))
        }
        return SymbolDrawing(
            width: degrees.truncatingRemainder(dividingBy: 180) == 0 ? 17 : 20,
            SymbolLayer(marks: arcs))
    }
}
