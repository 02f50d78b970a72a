// People, their eyes, hands and brains.
extension SymbolDrawings {
    static let people: [String: Drawing] = [
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
        "person.crop.rectangle": { pen in
            SymbolDrawing(
                width: 23, pen.frame(21.2, 15.6, radius: 2.6).level(1),
                bust(in: pen, ground: 7.8).cut(in: pen))
        },
        "person.crop.rectangle.stack": { pen in
            let edges = [(-6.2, 7.8), (-9.1, 5.8)].map { y, side in
                SymbolMark.line(.line(-side, y, side, y))
            }
            return SymbolDrawing(
                width: 22, pen.frame(20, 12.8, radius: 2.2, at: (0, 2.8)).level(1),
                bust(in: pen, ground: 9.2).cut(in: pen), SymbolLayer(marks: edges, level: 2))
        },
        "eye": { pen in
            let (ring, pupil) = pen.isFilled ? (4.6, 2.8) : (3.4 - pen.stem / 2, 0)
            let iris = SymbolOutline.circle(0, 0, ring)
            return SymbolDrawing(
                width: 23, pen.shape { almond(inset: $0) },
                pen.isFilled ? pen.area(iris).cut() : pen.lines(iris),
                SymbolLayer(marks: pen.isFilled ? [.area(.circle(0, 0, pupil))] : []))
        },
        "eyes": { pen in
            let eyes = [-5.6, 5.6].flatMap { x in
                pen.hollow.shape { ellipse(4.6 - $0, 7.6 - $0).moved(x, 0) }.marks
            }
            let pupils = [-7.0, 4.2].map { SymbolMark.area(ellipse(2, 2.9).moved($0, 2.2)) }
            return SymbolDrawing(width: 22, SymbolLayer(marks: eyes + pupils))
        },
        "hand.point.right": { pen in
            SymbolDrawing(width: 22, layers: pointingHand(pen) { $0 })
        },
        "hand.point.left": { pen in
            SymbolDrawing(width: 22, layers: pointingHand(pen) { $0.mirrored() })
        },
        "hand.point.up": { pen in
            SymbolDrawing(width: 18, layers: pointingHand(pen) { $0.turned(-90) })
        },
        "hand.point.down": { pen in
            SymbolDrawing(width: 18, layers: pointingHand(pen) { $0.turned(90) })
        },
        "hand.raised": { SymbolDrawing(width: 18, layers: hand($0, turned: 0)) },
        "hand.wave": { SymbolDrawing(width: 20, layers: hand($0, turned: -24)) },
        "brain": { pen in
            let folds = [
                SymbolOutline.path([(-4.6, -4.4), (-2.8, -2.8), (-4.4, -1)]),
                .path([(-6.6, 2), (-4, 1.8), (-2.8, 3.8)]), .path([(-2.8, 6.6), (-4.2, 5.6)]),
            ]
            return SymbolDrawing(
                width: 21, pen.shape { scalloped(9.6 - $0, waves: 10) },
                SymbolLayer(
                    marks: ([.line(0, -7.6, 0, 7.6)] + folds + folds.map { $0.mirrored() })
                        .map { .line($0) }
                ).thin(0.8).cut(in: pen))
        },
        "brain.head.profile": { pen in
            let brain = scalloped(5, waves: 8).moved(-1.2, -2.8)
            let folds = [
                SymbolOutline.path([(-1.2, -6), (-1.2, 0.4)]),
                .path([(-4, -3.4), (-2.8, -2.6)]), .path([(1.6, -3.4), (0.4, -2.6)]),
            ]
            return SymbolDrawing(
                width: 20, pen.shape { profile(inset: $0) },
                SymbolLayer(marks: [pen.isFilled ? .area(brain) : .line(brain)]).thin(0.7)
                    .level(1).cut(in: pen),
                SymbolLayer(marks: folds.map { .line($0) }).thin(0.7).level(1))
        },
    ]

    private static func person(
        _ pen: SymbolPen, _ x: Double = 0, _ y: Double = 0, scale: Double = 1
    ) -> SymbolLayer {
        var layer = pen.shape { .circle(0, -5, 4.2 - $0 / scale).moved(x, y, scale: scale) }
        layer.marks += pen.shape { shoulders(inset: $0 / scale).moved(x, y, scale: scale) }.marks
        return layer
    }

    /// A head and shoulders that stand on the lower edge of a frame.
    private static func bust(in pen: SymbolPen, ground: Double) -> SymbolLayer {
        let bottom = ground - pen.stem * 1.4
        var shoulders = SymbolOutline.lines([.init(-5.2, bottom)])
        shoulders.append(
            .curve(.init(-4.4, bottom - 5), .init(4.4, bottom - 5), .init(5.2, bottom)))
        shoulders.append(.close)
        return SymbolLayer(marks: [.area(.circle(0, bottom - 7.2, 2.6)), .area(shoulders)])
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

    private static func almond(inset: Double) -> SymbolOutline {
        let (side, reach) = (11 - inset * 1.2, 9.6 - inset * 1.3)
        var outline = SymbolOutline.lines([.init(-side, 0)])
        outline.append(.curve(.init(-7, -reach), .init(7, -reach), .init(side, 0)))
        outline.append(.curve(.init(7, reach), .init(-7, reach), .init(-side, 0)))
        outline.append(.close)
        return outline
    }

    /// An open hand.
    private static func hand(_ pen: SymbolPen, turned degrees: Double) -> [SymbolLayer] {
        let fingers = [
            SymbolOutline.line(-3.6, -5.4, -3.6, 2), .line(-0.8, -8, -0.8, 2), .line(2, -7.4, 2, 2),
            .line(4.8, -4.6, 4.8, 3), .path([(-7, 1), (-4.2, 4.4), (-1.4, 6.4)]),
        ]
        let palm = SymbolOutline.polygon(
            [(-3.6, 0.6), (-3.6, 2), (-2, 6), (1, 7.6), (3.6, 6), (4.8, 3), (4.8, 0.6)])
        return skin(pen, over: fingers.map { $0.turned(degrees) }, palm.turned(degrees))
    }

    /// A hand whose forefinger points to the right.
    private static func pointingHand(
        _ pen: SymbolPen, _ place: (SymbolOutline) -> SymbolOutline
    ) -> [SymbolLayer] {
        let fingers = [
            SymbolOutline.line(-2, -3.4, 8.6, -3.4), .line(0.6, -0.2, 3.6, -0.2),
            .line(0.4, 3, 3, 3), .line(0, 6, 1.8, 6),
            .path([(-6, -2), (-3.4, -4.8), (-0.6, -6.8)]),
        ]
        let palm = SymbolOutline.polygon(
            [(-8, -0.6), (-5.4, -2.4), (-2, -3.4), (1.6, -3.4), (1.6, 6), (-4, 6), (-8, 3.6)])
        return skin(pen, over: fingers.map(place), place(palm))
    }

    /// Thick lines over bones and around the palm, with what is inside cut out where a hand is not
    /// filled.
    private static func skin(
        _ pen: SymbolPen, over bones: [SymbolOutline], _ palm: SymbolOutline
    ) -> [SymbolLayer] {
        let thickness = 3.4
        let marks = (bones + [palm]).map { SymbolMark.line($0) } + [.area(palm)]
        let hand = SymbolLayer(marks: marks).thin(thickness / pen.stem)
        guard !pen.isFilled else { return [hand] }
        let inside = max(0.1, thickness - 2 * pen.stem * 0.8)
        return [hand, SymbolLayer(marks: marks).thin(inside / pen.stem).cut()]
    }

    /// A head that looks to the right.
    private static func profile(inset: Double) -> SymbolOutline {
        let (back, top, bottom) = (-8.8 + inset, -9.6 + inset, 9.6 - inset)
        var outline = closed(
            from: (-5.2 + inset, bottom),
            ((-5.2 + inset, 6), (back, 4.6), (back, -1.6)),
            ((back, -6.4), (-4.8, top), (0, top)),
            ((4.6, top), (7.4 - inset, -6), (7.4 - inset, -2.4)),
            ((7.4 - inset, -1), (9 - inset, 1.2), (9.2 - inset * 1.4, 2)),
            ((9 - inset, 2.6), (7.6 - inset, 2.4), (7.4 - inset, 3)),
            ((7.4 - inset, 5.6), (7.2 - inset, 6.6 - inset), (3.4, 6.6 - inset * 0.6)),
            ((3, 7.4), (3 - inset, 8.6), (3 - inset, bottom)))
        outline.append(.close)
        return outline
    }
}
