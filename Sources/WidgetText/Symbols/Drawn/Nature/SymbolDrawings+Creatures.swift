// Animals and plants, fire and water.
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
        "snow": { pen in
            SymbolDrawing(
                width: 20,
                pen.flakes(
                    [(-5.4, -5.6), (4.6, -6.4), (0.2, 0.4), (-6, 6), (6, 6)], radius: 3.2
                ).level(0).thin(0.7))
        },
    ]

    /// A footprint of a shoe.
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
