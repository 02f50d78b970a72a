// Cards, cups, ships and stacks.
extension SymbolDrawings {
    static let household: [String: Drawing] = [
        "diamond": { lozenge($0, 10, 10) },
        "rhombus": { lozenge($0, 8.2, 9.8) },
        "suit.diamond": { lozenge($0, 7, 9.8) },
        "suit.spade": { pen in
            SymbolDrawing(
                width: 19,
                pen.shape { inset in
                    let (side, foot) = (8.6 - inset, 9.4 - inset)
                    return closed(
                        from: (0, -9.8 + inset * 1.5),
                        ((1.6, -5.6), (side, -2.4), (side, 2.2)),
                        ((side, 5.8), (3.6, 6.6 - inset), (1.4, 4.4 - inset * 0.4)),
                        ((1.6, 6.6), (2.2, 8), (3.4 - inset * 0.6, foot)),
                        ((1, foot), (-1, foot), (-3.4 + inset * 0.6, foot)),
                        ((-2.2, 8), (-1.6, 6.6), (-1.4, 4.4 - inset * 0.4)),
                        ((-3.6, 6.6 - inset), (-side, 5.8), (-side, 2.2)),
                        ((-side, -2.4), (-1.6, -5.6), (0, -9.8 + inset * 1.5)))
                })
        },
        "suit.club": { pen in
            let leaves = { (inset: Double) in
                [(0.0, -5.0), (-4.6, 1.6), (4.6, 1.6)].map { x, y in
                    SymbolMark.area(.circle(x, y, 4 - inset))
                } + [
                    .area(.polygon([(-1 + inset * 0.4, 0), (1 - inset * 0.4, 0), (0, 3)])),
                    .area(
                        .rounded(
                            [
                                .init(0, 1), .init(1.2 - inset * 0.5, 5),
                                .init(3.2 - inset * 1.6, 9.4 - inset),
                                .init(-3.2 + inset * 1.6, 9.4 - inset),
                                .init(-1.2 + inset * 0.5, 5),
                            ], 0.4)),
                ]
            }
            let whole = SymbolLayer(marks: leaves(0))
            guard !pen.isFilled else { return SymbolDrawing(width: 19, whole) }
            return SymbolDrawing(
                width: 19, whole,
                SymbolLayer(marks: leaves(min(1.6, pen.stem * 0.9))).thin(0.1).cut())
        },
        "mug": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(.path([(4.8, -4), (8, -4), (9.2, -2.6), (9.2, 1), (8, 3), (4.8, 3.4)])),
                pen.shape { vessel(inset: $0, top: -8, bottom: 8, radius: 3.4) })
        },
        "cup.and.saucer": { pen in
            SymbolDrawing(
                width: 21,
                pen.lines(.path([(4.8, -5), (7.8, -5), (9.2, -3.4), (8.6, -0.6), (4.4, 1.6)])),
                pen.shape { vessel(inset: $0, top: -7.6, bottom: 5, radius: 5.4) },
                pen.lines(.line(-9.4, 8.4, 5.8, 8.4)).level(1))
        },
        "sailboat": { pen in
            SymbolDrawing(
                width: 21,
                pen.shape { inset in
                    .rounded(
                        [
                            .init(1 + inset, -9.4 + inset * 1.8), .init(8.8 - inset, 2.6 - inset),
                            .init(1 + inset, 2.6 - inset),
                        ], 0.8)
                },
                pen.shape { inset in
                    .rounded(
                        [
                            .init(-1.2 - inset, -6.8 + inset * 1.8),
                            .init(-1.2 - inset, 2.6 - inset),
                            .init(-7.6 + inset * 1.6, 2.6 - inset),
                        ], 0.8)
                }.level(1),
                pen.shape { inset in
                    .rounded(
                        [
                            .init(-9.6 + inset * 1.4, 4.8 + inset),
                            .init(9.6 - inset * 1.4, 4.8 + inset),
                            .init(6.6 - inset * 0.6, 9.6 - inset),
                            .init(-6.6 + inset * 0.6, 9.6 - inset),
                        ], [0.6, 0.6, 1.6, 1.6])
                })
        },
        "square.stack": { stack($0, width: 16.4, height: 13, square: 18) },
        "rectangle.stack": { stack($0, width: 20, height: 12, square: 22) },
        "circle.grid.2x2": { dots($0, count: 2) },
        "circle.grid.3x3": { dots($0, count: 3) },
        "switch.2": { pen in
            let toggle = { (y: Double, knob: Double) in
                [
                    pen.frame(18.8, 8.2, radius: 4.1, at: (0, y)),
                    pen.area(.circle(knob, y, 2)).cut(in: pen),
                ]
            }
            return SymbolDrawing(width: 20, layers: toggle(-5, 5.2) + toggle(5, -5.2))
        },
        "atom": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    ellipse(3.6, 9.2), ellipse(3.6, 9.2).turned(60), ellipse(3.6, 9.2).turned(120)
                ).thin(0.8), pen.area(.circle(0, 0, 1.5)))
        },
        "film": { pen in
            let holes = [-4.0, 0, 4].flatMap { y in
                [-7.6, 7.6].map { SymbolMark.line(.line($0 - 0.6, y, $0 + 0.6, y)) }
            }
            let lines = [
                SymbolOutline.line(-5.2, -7, -5.2, 7), .line(5.2, -7, 5.2, 7),
                .line(-5.2, 0, 5.2, 0),
            ]
            return SymbolDrawing(
                width: 22, pen.frame(20.4, 16, radius: 2.4),
                SymbolLayer(marks: holes + lines.map { .line($0) }).thin(0.8).cut(in: pen))
        },
        "music.note.list": { pen in
            SymbolDrawing(
                width: 22,
                pen.lines(
                    .line(-9.6, -7, 0.6, -7), .line(-9.6, -2, 0.6, -2), .line(-9.6, 3, -2.6, 3)
                ).level(1),
                pen.lines(.path([(6, 5.6), (6, -6.4), (9.8, -7.6), (9.8, -4.6), (6, -3.4)])),
                pen.area(ellipse(2.6, 2).turned(-20).moved(3.8, 6)))
        },
        "heart.text.square": { pen in
            let texts: [SymbolMark] = [
                .area(heart(inset: 0).moved(-3, -2.4, scale: 0.3)),
                .line(.line(2.4, -4, 5.2, -4)), .line(.line(2.4, -1, 5.2, -1)),
                .line(.line(-5.2, 4, 5.2, 4)),
            ]
            return SymbolDrawing(
                width: 18, pen.frame(16.8, 16.8, radius: 2.4).level(1),
                SymbolLayer(marks: texts).thin(0.8).cut(in: pen))
        },
    ]

    private static func lozenge(
        _ pen: SymbolPen, _ width: Double, _ height: Double
    ) -> SymbolDrawing {
        SymbolDrawing(
            width: width * 2 + 1,
            pen.shape { inset in
                let (x, y) = (width - inset * 1.4, height - inset * 1.4)
                return .rounded([.init(0, -y), .init(x, 0), .init(0, y), .init(-x, 0)], 1.4)
            })
    }

    private static func vessel(
        inset: Double, top: Double, bottom: Double, radius: Double
    ) -> SymbolOutline {
        .rounded(
            [
                .init(-9 + inset, top + inset), .init(5 - inset, top + inset),
                .init(5 - inset, bottom - inset), .init(-9 + inset, bottom - inset),
            ], [0.8, 0.8, radius, radius])
    }

    /// A sheet with the edges of two more behind it.
    private static func stack(
        _ pen: SymbolPen, width: Double, height: Double, square: Double
    ) -> SymbolDrawing {
        let top = 9.2 - height
        let edge = { (rise: Double, share: Double) in
            pen.lines(
                .line(-width / 2 * share, top - rise, width / 2 * share, top - rise))
        }
        return SymbolDrawing(
            width: square, pen.frame(width, height, radius: 2.2, at: (0, top + height / 2)),
            edge(2.9, 0.78).level(1), edge(5.8, 0.58).level(2))
    }

    private static func dots(_ pen: SymbolPen, count: Int) -> SymbolDrawing {
        let step = 18.4 / Double(count)
        let radius = count == 2 ? 3.8 : 2.5
        let places = (0..<count).map { (Double($0) + 0.5) * step - 9.2 }
        let marks = places.flatMap { y in
            places.flatMap { x in pen.shape { .circle(x, y, radius - $0) }.marks }
        }
        return SymbolDrawing(width: 19, SymbolLayer(marks: marks))
    }
}
