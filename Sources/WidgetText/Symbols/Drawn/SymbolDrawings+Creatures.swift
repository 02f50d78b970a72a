// Animals, plants and what they think with.
extension SymbolDrawings {
    static let creatures: [String: Drawing] = [
        "tortoise": { pen in
            let shell = { (inset: Double) in
                closed(
                    from: (-8 + inset, 3.6 - inset),
                    (
                        (-7.6 + inset, -3), (-4.4, -6.4 + inset), (-1, -6.4 + inset)
                    ), ((2.6, -6.4 + inset), (5 - inset, -3), (5.4 - inset, 3.6 - inset)))
            }
            return SymbolDrawing(
                width: 25,
                pen.lines(.line(-5.4, 4, -6.4, 7.2), .line(2.6, 4, 3.6, 7.2)),
                pen.lines(.path([(-8, 3.6), (-10.6, 5)])),
                pen.shape { ellipse(3.2 - $0, 2.7 - $0).moved(9.2, -1.4) },
                pen.shape(shell).inFront())
        },
        "hare": { pen in
            SymbolDrawing(
                width: 25,
                pen.lines(.line(5, -4, 0.4, -8.6), .line(6.6, -4.6, 3.8, -9.2)).thin(1.3),
                pen.lines(
                    .path([(1.6, 3), (5.4, 4.4), (9, 7.6)]), .path([(-5, 4), (-10.6, 7.6)])),
                pen.area(.circle(-9.2, -0.2, 1.2)),
                pen.shape { ellipse(7.6 - $0, 4.2 - $0).turned(-10).moved(-1.6, 1) },
                pen.shape { ellipse(3.8 - $0, 2.8 - $0).turned(14).moved(7, -2.4) }.inFront())
        },
        "shoeprints": { pen in
            SymbolDrawing(
                width: 19,
                pen.shape { footprint($0).forefoot.moved(-4.6, 2) },
                pen.shape { footprint($0).heel.moved(-4.6, 2) },
                pen.shape { footprint($0).forefoot.moved(4.6, -2) },
                pen.shape { footprint($0).heel.moved(4.6, -2) })
        },
        "ladybug": { pen in
            let legs = [(-3.0, -5.3), (1.4, 0.4), (5.8, 6.2)].flatMap { near, far in
                let leg = SymbolOutline.line(6, near, 9.2, far)
                return [SymbolMark.line(leg), .line(leg.mirrored())]
            }
            let spots = [(-3.0, -0.6), (3, -0.6), (-2.8, 4.6), (2.8, 4.6)].map { x, y in
                SymbolMark.area(.circle(x, y, 1))
            }
            return SymbolDrawing(
                width: 21, SymbolLayer(marks: legs),
                pen.lines(.path([(-4, -9.4), (-2.4, -7)]), .path([(4, -9.4), (2.4, -7)])),
                pen.shape { ellipse(6.6 - $0, 8 - $0).moved(0, 1.4) },
                SymbolLayer(
                    marks: spots + [
                        .line(.line(0, -2.8, 0, 8.4)),
                        .line(.path([(-5, -3.2), (0, -2.8), (5, -3.2)])),
                    ]
                ).thin(0.8).cut(in: pen))
        },
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
        "laurel.leading": { SymbolDrawing(width: 14, layers: laurel($0) { $0 }) },
        "laurel.trailing": { SymbolDrawing(width: 14, layers: laurel($0) { $0.mirrored() }) },
        "flame": { pen in
            let inner = flame(inset: 0).moved(0.2, 4.4, scale: 0.46)
            return SymbolDrawing(
                width: 17, pen.shape { flame(inset: $0) },
                pen.isFilled ? pen.area(inner).cut() : pen.lines(inner))
        },
        "drop": { pen in
            SymbolDrawing(
                width: 15,
                pen.shape { inset in
                    let (side, bottom) = (6.6 - inset, 9.6 - inset)
                    return closed(
                        from: (0, -9.8 + inset * 1.6),
                        ((1.8, -6), (side, -1), (side, 3)),
                        ((side, 6.8), (3.6, bottom), (0, bottom)),
                        ((-3.6, bottom), (-side, 6.8), (-side, 3)),
                        ((-side, -1), (-1.8, -6), (0, -9.8 + inset * 1.6)))
                })
        },
        "heart": { pen in SymbolDrawing(width: 22, pen.shape { heart(inset: $0) }) },
        "suit.heart": { pen in SymbolDrawing(width: 22, pen.shape { heart(inset: $0) }) },
        "snow": { pen in
            SymbolDrawing(
                width: 20,
                pen.flakes(
                    [(-5.4, -5.6), (4.6, -6.4), (0.2, 0.4), (-6, 6), (6, 6)], radius: 3.2
                ).level(0).thin(0.7))
        },
    ]

    /// A place on the grid.
    typealias Place = (x: Double, y: Double)

    /// A closed shape of curves, each with its two handles and its end.
    static func closed(
        from start: Place, _ curves: (Place, Place, Place)...
    ) -> SymbolOutline {
        var outline = SymbolOutline.lines([.init(start.x, start.y)])
        for (first, second, end) in curves {
            outline.append(
                .curve(.init(first.x, first.y), .init(second.x, second.y), .init(end.x, end.y)))
        }
        outline.append(.close)
        return outline
    }

    /// What a shoe leaves behind.
    private static func footprint(
        _ inset: Double
    ) -> (forefoot: SymbolOutline, heel: SymbolOutline) {
        let (side, instep) = (3.4 - inset, 2.2 - inset)
        let forefoot = closed(
            from: (0, -7.6 + inset), ((2.2, -7.6 + inset), (side, -5.2), (side, -2.4)),
            ((side, -0.6), (instep + 0.6, 0.2), (instep, 2 - inset)),
            ((instep / 3, 2 - inset), (-instep / 3, 2 - inset), (-instep, 2 - inset)),
            ((-instep - 0.6, 0.2), (-side, -0.6), (-side, -2.4)),
            ((-side, -5.2), (-2.2, -7.6 + inset), (0, -7.6 + inset)))
        let heel = closed(
            from: (-instep, 4 + inset),
            ((-instep / 3, 4 + inset), (instep / 3, 4 + inset), (instep, 4 + inset)),
            ((instep, 8.4 - inset), (-instep, 8.4 - inset), (-instep, 4 + inset)))
        return (forefoot, heel)
    }

    /// A circle with a waved edge.
    static func scalloped(_ radius: Double, waves: Int) -> SymbolOutline {
        let center = SymbolOutline.Point(0, 0)
        let step = 360 / Double(waves)
        var outline = SymbolOutline.lines([center.toward(-90, radius * 0.88)])
        for index in 0..<waves {
            let start = Double(index) * step - 90
            outline.append(
                .curve(
                    center.toward(start + step * 0.12, radius * 1.12),
                    center.toward(start + step * 0.88, radius * 1.12),
                    center.toward(start + step, radius * 0.88)))
        }
        outline.append(.close)
        return outline
    }

    static func heart(inset: Double) -> SymbolOutline {
        let (side, dip, bottom) = (10 - inset, -5.6 + inset * 0.8, 9 - inset * 1.3)
        let top = -10.4 + inset
        return closed(
            from: (0, dip), ((2, top + 1), (side, top), (side, -2.6)),
            ((side, 2), (5, 5.6), (0, bottom)), ((-5, 5.6), (-side, 2), (-side, -2.6)),
            ((-side, top), (-2, top + 1), (0, dip)))
    }

    private static func flame(inset: Double) -> SymbolOutline {
        let (side, bottom) = (7.4 - inset, 9.6 - inset)
        return closed(
            from: (-0.4, -9.8 + inset * 1.6),
            ((1.4, -5.4), (side, -2.2), (side, 3)), ((side, 7), (4, bottom), (0, bottom)),
            ((-4, bottom), (-side, 7), (-side, 2.8)),
            ((-side, 0), (-5.6, -2), (-4.6 + inset * 0.4, -3.6 + inset)),
            ((-4.2, -2), (-3.4, -1.2), (-2.4 + inset * 0.2, -0.8)),
            ((-3, -4), (-2.2, -7.4), (-0.4, -9.8 + inset * 1.6)))
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

    /// A twig that bends around something at its right.
    private static func laurel(
        _ pen: SymbolPen, _ place: (SymbolOutline) -> SymbolOutline
    ) -> [SymbolLayer] {
        let center = SymbolOutline.Point(6.6, -0.8)
        var twig = SymbolOutline.lines([center.toward(110, 9.6)])
        twig.addArc(around: center, 9.6, from: 110, to: 215)
        let leaves = [(118.0, 1.0), (140, 1), (163, 1), (186, 1), (210, 0.9)].flatMap {
            angle, size in
            [(-32.0, 11.6), (28, 7.8)].map { turn, distance in
                let at = center.toward(angle + 6, distance)
                return SymbolMark.area(
                    place(
                        ellipse(2.3 * size, 0.8 * size).turned(angle + 90 + turn).moved(at.x, at.y))
                )
            }
        }
        return [SymbolLayer(marks: [.line(place(twig))]).thin(0.6), SymbolLayer(marks: leaves)]
    }
}
