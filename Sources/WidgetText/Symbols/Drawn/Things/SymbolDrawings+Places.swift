// The Earth, maps and the pins in them.
extension SymbolDrawings {
    static let places: [String: Drawing] = [
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
    ]

    private static func globe(_ pen: SymbolPen) -> SymbolDrawing {
        let radius = 9.4 - pen.stem / 2
        return SymbolDrawing(
            width: 20, pen.lines(.circle(0, 0, radius)),
            pen.lines(
                ellipse(4.2, radius), .line(0, -radius, 0, radius), .line(-radius, 0, radius, 0),
                .line(-7.2, -4.8, 7.2, -4.8), .line(-7.2, 4.8, 7.2, 4.8)
            ).thin(0.75))
    }

    private static func needle(_ pen: SymbolPen) -> [SymbolLayer] {
        [
            pen.lines(.line(0, -1, 0, 9.2)),
            pen.area(.circle(0, -5.6, 4.2)),
        ]
    }
}
