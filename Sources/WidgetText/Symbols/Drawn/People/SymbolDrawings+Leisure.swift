// Meals, sports, books, films and music.
extension SymbolDrawings {
    static let leisure: [String: Drawing] = [
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
        "fork.knife": { pen in
            var fork = SymbolOutline.path([(-7.6, -9), (-7.6, -4.4)])
            fork.addArc(around: .init(-5, -4.4), 2.6, from: 180, to: 0)
            fork.append(.line(.init(-2.4, -9)))
            let blade = SymbolOutline.rounded(
                [.init(4, -9.4), .init(7.4, -5), .init(7.4, 2), .init(4, 2)], [1, 3, 0.4, 0.2])
            return SymbolDrawing(
                width: 17, pen.lines(fork, .line(-5, -9, -5, 9)), pen.area(blade),
                pen.lines(.line(4.6, 1.4, 4.6, 9)))
        },
        "dumbbell": { pen in
            let plates = [-8.9, -5.8, 5.8, 8.9].flatMap { x in
                let (half, reach) = abs(x) > 6 ? (1.2, 4.0) : (1.7, 7.2)
                return pen.shape {
                    .roundedRectangle(
                        x - half + $0 * 0.6, -reach + $0, 2 * (half - $0 * 0.6), 2 * (reach - $0),
                        0.6)
                }.marks
            }
            return SymbolDrawing(
                width: 22, SymbolLayer(marks: plates), pen.lines(.line(-3.6, 0, 3.6, 0)))
        },
        "medal": { pen in
            let ribbon = { (side: Double) in
                SymbolOutline.lines([.init(6 * side, -9), .init(2.2 * side, -1)])
            }
            return SymbolDrawing(
                width: 16,
                pen.lines(ribbon(-1), ribbon(1), .line(-6, -9, -2.2, -9), .line(2.2, -9, 6, -9))
                    .level(1),
                pen.shape { .circle(0, 4, 5.4 - $0) })
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
        "books.vertical": { pen in
            let book = { (inset: Double) in
                SymbolOutline.roundedRectangle(
                    -2.1 + inset, -8.6 + inset, 4.2 - 2 * inset, 17.2 - 2 * inset, 0.9)
            }
            return SymbolDrawing(
                width: 20, pen.shape { book($0).moved(-7, 0) }, pen.shape { book($0).moved(-2, 0) },
                pen.shape { book($0).turned(-14).moved(5.4, 0.3, scale: 0.98) })
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
    ]

    private static func vessel(
        inset: Double, top: Double, bottom: Double, radius: Double
    ) -> SymbolOutline {
        .rounded(
            [
                .init(-9 + inset, top + inset), .init(5 - inset, top + inset),
                .init(5 - inset, bottom - inset), .init(-9 + inset, bottom - inset),
            ], [0.8, 0.8, radius, radius])
    }
}
