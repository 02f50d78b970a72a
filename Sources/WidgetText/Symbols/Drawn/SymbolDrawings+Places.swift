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
        "mappin.and.ellipse": { pen in
            let ground = ellipse(7.6, 2.8).moved(0, 6.2)
            return SymbolDrawing(
                width: 17,
                layers: [pen.lines(ground).level(1)]
                    + needle(pen, 0.86).map { $0.inFront() })
        },
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

    private static func needle(_ pen: SymbolPen, _ scale: Double = 1) -> [SymbolLayer] {
        [
            pen.lines(SymbolOutline.line(0, -1, 0, 9.2).moved(0, 0, scale: scale)),
            pen.area(SymbolOutline.circle(0, -5.2, 4.2).moved(0, -0.4, scale: scale)),
        ]
    }
}
