// Papers, pictures and cards.
extension SymbolDrawings {
    static let papers: [String: Drawing] = [
        "calendar": { pen in
            let columns = [-5.1, -1.7, 1.7, 5.1]
            let days = [-0.6, 2.6, 5.8].enumerated().flatMap { row, y in
                columns.enumerated()
                    .filter { column, _ in (row, column) != (0, 0) && (row, column) != (2, 3) }
                    .map { _, x in (x, y) }
            }
            return SymbolDrawing(
                width: 20,
                pen.hollow.frame(18.8, 17.2, radius: 3.4),
                pen.area(
                    .rounded(
                        [.init(-9, -8.2), .init(9, -8.2), .init(9, -3.8), .init(-9, -3.8)],
                        [3, 3, 0, 0])),
                SymbolLayer(
                    marks: days.map {
                        .area(.roundedRectangle($0.0 - 0.8, $0.1 - 0.8, 1.6, 1.6, 0.2))
                    }))
        },
        "photo": { pen in
            let mountains = SymbolOutline.path([
                (-9, 5.4), (-4.6, 0.8), (-1.4, 3.8), (4.2, -1.6), (9.2, 3.4),
            ])
            return SymbolDrawing(
                width: 23,
                pen.frame(21.2, 16.4, radius: 2.8),
                pen.lines(mountains).cut(in: pen), pen.area(.circle(-5, -3.2, 1.6)).cut(in: pen))
        },
        "creditcard": { pen in
            SymbolDrawing(
                width: 23,
                pen.frame(21.2, 15.6, radius: 2.6),
                pen.area(.polygon([(-10.2, -3.8), (10.2, -3.8), (10.2, -1.6), (-10.2, -1.6)]))
                    .cut(in: pen), pen.lines(.line(-6.8, 3.6, -3, 3.6)).cut(in: pen))
        },
        "envelope": { pen in
            SymbolDrawing(
                width: 23,
                pen.frame(21.2, 15.6, radius: 2.6),
                pen.lines(.path([(-9.4, -6), (-1.4, 1.4), (0, 2), (1.4, 1.4), (9.4, -6)])).cut(
                    in: pen))
        },
        "doc": { pen in SymbolDrawing(width: 15, layers: page(pen)) },
        "doc.text": { pen in SymbolDrawing(width: 15, layers: page(pen) + [written(pen)]) },
        "document": { pen in SymbolDrawing(width: 15, layers: page(pen)) },
        "doc.plaintext": { pen in
            SymbolDrawing(
                width: 15,
                pen.frame(13.6, 18.8, radius: 2.6), written(pen)
            )
        },
        "doc.on.doc": { pen in
            let sheet = { (x: Double, y: Double) in
                pen.frame(10.6, 14, radius: 2.2, at: (x, y))
            }
            return SymbolDrawing(
                width: 17, sheet(2.6, -2.6).level(1), sheet(-2.6, 2.6).inFront())
        },
        "doc.on.clipboard": { SymbolDrawing(width: 16, layers: clipboard($0)) },
        "clipboard": { SymbolDrawing(width: 16, layers: clipboard($0)) },
        "list.clipboard": { pen in
            SymbolDrawing(width: 16, layers: clipboard(pen) + [written(pen)])
        },
        "bookmark": { pen in
            SymbolDrawing(
                width: 13,
                pen.shape { inset in
                    .rounded(
                        [
                            .init(-5.6 + inset, -9.4 + inset), .init(5.6 - inset, -9.4 + inset),
                            .init(5.6 - inset, 9.6 - inset * 1.8), .init(0, 4.6 - inset * 0.6),
                            .init(-5.6 + inset, 9.6 - inset * 1.8),
                        ], [2, 2, 0.8, 0.6, 0.8])
                })
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

    /// A page with a folded corner.
    private static func page(_ pen: SymbolPen) -> [SymbolLayer] {
        let sheet = pen.shape { inset in
            .rounded(
                [
                    .init(-6.8 + inset, -9.4 + inset), .init(1.8, -9.4 + inset),
                    .init(6.8 - inset, -4.4 + inset * 0.4), .init(6.8 - inset, 9.4 - inset),
                    .init(-6.8 + inset, 9.4 - inset),
                ], [2.2, 0.4, 0.4, 2.2, 2.2])
        }
        let fold = pen.lines(.path([(1.4, -8.6), (1.4, -4), (6, -4)])).cut(in: pen)
        return [sheet, fold]
    }

    private static func written(_ pen: SymbolPen) -> SymbolLayer {
        pen.lines(.line(-3.4, -1, 3.4, -1), .line(-3.4, 2.2, 3.4, 2.2), .line(-3.4, 5.4, 1, 5.4))
            .thin(0.8).cut(in: pen)
    }

    private static func clipboard(_ pen: SymbolPen) -> [SymbolLayer] {
        [
            pen.frame(14.4, 17, radius: 2.4, at: (0, 1)),
            pen.area(.roundedRectangle(-3.4, -9.4, 6.8, 3.6, 1.2)).inFront(),
        ]
    }
}
