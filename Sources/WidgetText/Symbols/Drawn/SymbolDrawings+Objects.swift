// People, places, locks and other things of every day.
extension SymbolDrawings {
    static let objects: [String: Drawing] = [
        "trash": { pen in
            let can = { (inset: Double) in
                SymbolOutline.rounded(
                    [
                        .init(-6.6 + inset, -6), .init(6.6 - inset, -6),
                        .init(5.6 - inset, 9.6 - inset), .init(-5.6 + inset, 9.6 - inset),
                    ], [0, 0, 2, 2])
            }
            let slots = [-2.6, 0, 2.6].map { x in
                SymbolMark.line(.line(x * 1.06, -2.6, x * 0.9, 6))
            }
            return SymbolDrawing(
                width: 18, pen.shape(can),
                pen.lines(
                    .line(-8.2, -6, 8.2, -6),
                    .path([(-3, -6.4), (-2.6, -8.8), (2.6, -8.8), (3, -6.4)])),
                SymbolLayer(marks: slots).thin(0.8).cut(in: pen))
        },
        "lock": { SymbolDrawing(width: 14, padlock($0, 0), shackle($0, 0)) },
        "lock.open": { SymbolDrawing(width: 20, padlock($0, -3), shackle($0, 4.4)) },
        "eye": { pen in
            let (ring, pupil) = pen.isFilled ? (4.6, 2.8) : (3.4 - pen.stem / 2, 0)
            let iris = SymbolOutline.circle(0, 0, ring)
            return SymbolDrawing(
                width: 23, pen.shape { almond(inset: $0) },
                pen.isFilled ? pen.area(iris).cut() : pen.lines(iris),
                SymbolLayer(marks: pen.isFilled ? [.area(.circle(0, 0, pupil))] : []))
        },
        "person": { pen in SymbolDrawing(width: 18, person(pen)) },
        "person.2": { pen in
            let front = person(pen, -4.4, 1.2, scale: 0.86)
            return SymbolDrawing(
                width: 25, person(pen, 5.6, 1.6, scale: 0.76).level(1), front.inFront())
        },
        "person.3": { pen in
            let front = person(pen, 0, 1.4, scale: 0.84)
            let behind = [-9.2, 9.2].flatMap { person(pen, $0, 1.8, scale: 0.68).marks }
            return SymbolDrawing(
                width: 30, SymbolLayer(marks: behind, level: 1), front.inFront())
        },
        "person.crop.circle": { pen in
            let radius = 9.4 - pen.stem * 1.4
            let edge = SymbolOutline.Point(0, 0)
            var bust = SymbolOutline.lines([edge.toward(140, radius)])
            bust.append(
                .curve(.init(-4.6, 2.8), .init(4.6, 2.8), edge.toward(40, radius)))
            bust.addArc(around: edge, radius, from: 40, to: 140)
            bust.append(.close)
            return SymbolDrawing(
                width: 20, pen.shape { .circle(0, 0, 9.4 - $0) }.level(1),
                SymbolLayer(marks: [.area(.circle(0, -2.6, 3)), .area(bust)]).cut(in: pen))
        },
        "bubble.left": { pen in SymbolDrawing(width: 22, pen.shape { bubble(inset: $0, radius: 5) })
        },
        "bubble.right": { pen in
            SymbolDrawing(width: 22, pen.shape { bubble(inset: $0, radius: 5).mirrored() })
        },
        "message": { pen in SymbolDrawing(width: 22, pen.shape { bubble(inset: $0, radius: 7.4) })
        },
        "bell": { pen in
            var clapper = SymbolOutline.lines([SymbolOutline.Point(0, 6.4).toward(15, 2.6)])
            clapper.addArc(around: .init(0, 6.4), 2.6, from: 15, to: 165)
            return SymbolDrawing(width: 18, pen.shape { bell(inset: $0) }, pen.lines(clapper))
        },
        "bell.badge": { pen in
            let bell = all["bell"]?(pen) ?? SymbolDrawing(width: 0)
            let dot = pen.area(.circle(6, -6.2, 3)).colored(.red).inFront()
            return SymbolDrawing(
                width: bell.width, layers: bell.layers.map { $0.level(1) } + [dot])
        },
        "gearshape": { SymbolDrawing(width: 20, layers: gear($0)) },
        "gearshape.2": { pen in
            SymbolDrawing(
                width: 25,
                layers: gear(pen, 6.8, -4, scale: 0.56).map { $0.level(1) }
                    + gear(pen, -4.2, 2.8, scale: 0.72))
        },
        "gear": { pen in
            let center = SymbolOutline.Point(0, 0)
            let teeth = (0..<12).map { index in
                SymbolMark.line(
                    .lines([
                        center.toward(Double(index) * 30, 7.8),
                        center.toward(Double(index) * 30, 9.2),
                    ]))
            }
            let spokes = [-90.0, 30, 150].map { degrees in
                SymbolMark.line(.lines([center, center.toward(degrees, 7)]))
            }
            return SymbolDrawing(
                width: 20, pen.lines(.circle(0, 0, 7.2)), SymbolLayer(marks: teeth + spokes))
        },
        "globe": { globe($0) },
        "network": { globe($0) },
        "map": { pen in
            let folds = [SymbolOutline.line(-3.2, -7.2, -3.2, 5.6), .line(3.2, -5.6, 3.2, 7.2)]
            return SymbolDrawing(
                width: 20,
                pen.shape { inset in
                    let (side, top) = (9.6 - inset, 8 - inset)
                    return .rounded(
                        [
                            .init(-side, -top + 2), .init(-3.2, -top), .init(3.2, -top + 2.2),
                            .init(side, -top), .init(side, top - 2), .init(3.2, top),
                            .init(-3.2, top - 2.2), .init(-side, top),
                        ], [1.4, 0.2, 0.2, 1.4, 1.4, 0.2, 0.2, 1.4])
                }, SymbolLayer(marks: folds.map { .line($0) }).cut(in: pen))
        },
        "mappin": { pen in SymbolDrawing(width: 10, layers: needle(pen)) },
        "mappin.and.ellipse": { pen in
            let ground = ellipse(7.6, 2.8).moved(0, 6.2)
            return SymbolDrawing(
                width: 17,
                layers: [pen.lines(ground).level(1)]
                    + needle(pen, 0.86).map { $0.inFront() })
        },
        "timer": { pen in
            let center = SymbolOutline.Point(0, 0)
            var dial = SymbolOutline.path([(0, -4.8), (0, -8.6)])
            dial.addArc(around: center, 8.6, from: -90, to: 222)
            return SymbolDrawing(
                width: 19, pen.lines(dial), pen.lines(.line(0, 0, -3.4, -3.8)),
                pen.area(.circle(0, 0, 1.3)))
        },
        "stopwatch": { pen in
            var hand = pen.lines(.line(0, 1.6, 0, -2.6))
            hand.isCut = pen.isFilled
            return SymbolDrawing(
                width: 17, pen.shape { .circle(0, 1.6, 8 - $0) },
                pen.lines(
                    .line(-2.2, -9, 2.2, -9), .line(0, -8.6, 0, -6.4), .line(6, -5.4, 6.9, -6.3)),
                hand)
        },
        "square.grid.2x2": { grid($0, count: 2) },
        "square.grid.3x3": { grid($0, count: 3) },
        "square.stack.3d.up": { pen in
            let top = { (inset: Double) in
                SymbolOutline.rounded(
                    [
                        .init(0, -9.4 + inset), .init(10 - inset * 1.8, -4.2),
                        .init(0, 1 - inset), .init(-10 + inset * 1.8, -4.2),
                    ], 1.2)
            }
            let edge = SymbolOutline.path([(-8.6, 0), (0, 4.6), (8.6, 0)])
            return SymbolDrawing(
                width: 21, pen.shape(top), pen.lines(edge).level(1),
                pen.lines(edge.moved(0, 4.2)).level(2))
        },
        "square.and.pencil": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    .path([
                        (1.4, -7.2), (-6, -7.2), (-8, -5.2), (-8, 6.8), (-6, 8.8), (5.6, 8.8),
                        (7.6, 6.8), (7.6, -0.8),
                    ])
                ).level(1), pen.lines(.line(0, 1, 8.2, -7.6)).thin(1.5),
                pen.area(.polygon([(-1, -0.4), (0.8, 1.6), (-2.4, 2.6)])))
        },
    ]

    // MARK: Locks and people

    private static func padlock(_ pen: SymbolPen, _ x: Double) -> SymbolLayer {
        pen.frame(13, 11, radius: 2.2, at: (x, 4))
    }

    private static func shackle(_ pen: SymbolPen, _ x: Double) -> SymbolLayer {
        var bow = SymbolOutline.path([(x - 4, -1), (x - 4, -5)])
        bow.addArc(around: .init(x, -5), 4, from: 180, to: 360)
        bow.append(.line(.init(x + 4, x == 0 ? -1 : -3.4)))
        return pen.lines(bow)
    }

    private static func person(
        _ pen: SymbolPen, _ x: Double = 0, _ y: Double = 0, scale: Double = 1
    ) -> SymbolLayer {
        var layer = pen.shape { .circle(0, -5, 4.2 - $0 / scale).moved(x, y, scale: scale) }
        layer.marks += pen.shape { shoulders(inset: $0 / scale).moved(x, y, scale: scale) }.marks
        return layer
    }

    private static func shoulders(inset: Double) -> SymbolOutline {
        let (side, top, bottom) = (8.4 - inset, 1 + inset, 9.2 - inset)
        var outline = SymbolOutline.lines([.init(-side + 1.4, bottom)])
        outline.append(
            .curve(.init(-side, bottom), .init(-side, bottom - 0.8), .init(-side, bottom - 1.6)))
        outline.append(.curve(.init(-side, 4.2), .init(-4.4, top), .init(0, top)))
        outline.append(.curve(.init(4.4, top), .init(side, 4.2), .init(side, bottom - 1.6)))
        outline.append(
            .curve(.init(side, bottom - 0.8), .init(side, bottom), .init(side - 1.4, bottom)))
        outline.append(.close)
        return outline
    }

    /// A bubble of speech whose tail is at the left.
    private static func bubble(inset: Double, radius: Double) -> SymbolOutline {
        let (side, top, bottom) = (10.2 - inset, -9 + inset, 6.2 - inset)
        return .rounded(
            [
                .init(-side, top), .init(side, top), .init(side, bottom), .init(-1.8, bottom),
                .init(-6.4 + inset * 0.4, 10 - inset * 1.6), .init(-6.2 + inset * 0.4, bottom),
                .init(-side, bottom),
            ], [radius, radius, radius, 0.6, 0.8, 0.2, radius * 0.6])
    }

    private static func almond(inset: Double) -> SymbolOutline {
        let (side, reach) = (11 - inset * 1.2, 9.6 - inset * 1.3)
        var outline = SymbolOutline.lines([.init(-side, 0)])
        outline.append(.curve(.init(-7, -reach), .init(7, -reach), .init(side, 0)))
        outline.append(.curve(.init(7, reach), .init(-7, reach), .init(-side, 0)))
        outline.append(.close)
        return outline
    }

    // MARK: Bells, wheels and places

    private static func bell(inset: Double) -> SymbolOutline {
        let (side, top, bottom) = (8.4 - inset, -9.2 + inset, 5.2 - inset)
        var outline = SymbolOutline.lines([.init(-side + 0.6, bottom)])
        outline.append(
            .curve(.init(-side - 0.4, bottom), .init(-side, bottom - 1.6), .init(-7 + inset, 2.6)))
        outline.append(.curve(.init(-4.4, -0.6), .init(-6.8 + inset, top), .init(0, top)))
        outline.append(.curve(.init(6.8 - inset, top), .init(4.4, -0.6), .init(7 - inset, 2.6)))
        outline.append(
            .curve(.init(side, bottom - 1.6), .init(side + 0.4, bottom), .init(side - 0.6, bottom)))
        outline.append(.close)
        return outline
    }

    private static func gear(
        _ pen: SymbolPen, _ x: Double = 0, _ y: Double = 0, scale: Double = 1
    ) -> [SymbolLayer] {
        let hub = SymbolOutline.circle(x, y, (pen.isFilled ? 3.4 : 3) * scale)
        return [
            pen.shape { gear(inset: $0 / scale).moved(x, y, scale: scale) },
            pen.isFilled ? pen.area(hub).cut() : pen.lines(hub),
        ]
    }

    private static func gear(inset: Double) -> SymbolOutline {
        let center = SymbolOutline.Point(0, 0)
        let corners: [(turn: Double, radius: Double)] = [
            (-14, 7.4), (-9, 9.8), (9, 9.8), (14, 7.4),
        ]
        var points: [SymbolOutline.Point] = []
        for tooth in 0..<8 {
            let middle = Double(tooth) * 45 - 90
            points += corners.map { center.toward(middle + $0.turn, $0.radius - inset) }
        }
        return .rounded(points, 0.9)
    }

    private static func globe(_ pen: SymbolPen) -> SymbolDrawing {
        let radius = 9.4 - pen.stem / 2
        return SymbolDrawing(
            width: 20, pen.lines(.circle(0, 0, radius)),
            pen.lines(
                ellipse(4.2, radius), .line(0, -radius, 0, radius), .line(-radius, 0, radius, 0),
                .line(-7.2, -4.8, 7.2, -4.8), .line(-7.2, 4.8, 7.2, 4.8)
            ).thin(0.75))
    }

    private static func needle(_ pen: SymbolPen, _ scale: Double = 1) -> [SymbolLayer] {
        [
            pen.lines(SymbolOutline.line(0, -1, 0, 9.2).moved(0, 0, scale: scale)),
            pen.area(SymbolOutline.circle(0, -5.2, 4.2).moved(0, -0.4, scale: scale)),
        ]
    }

    private static func grid(_ pen: SymbolPen, count: Int) -> SymbolDrawing {
        let gap = count == 2 ? 2.4 : 1.8
        let side = (18.4 - gap * Double(count - 1)) / Double(count)
        let starts = (0..<count).map { -9.2 + Double($0) * (side + gap) }
        let marks = starts.flatMap { y in
            starts.flatMap { x in
                pen.shape {
                    .roundedRectangle(
                        x + $0, y + $0, side - 2 * $0, side - 2 * $0, max(0.2, side * 0.2 - $0 / 2))
                }.marks
            }
        }
        return SymbolDrawing(width: 19, SymbolLayer(marks: marks))
    }
}
