// The suits of cards, and symbols with their shapes.
extension SymbolDrawings {
    static let suits: [String: Drawing] = [
        "heart": { pen in SymbolDrawing(width: 22, pen.shape { heart(inset: $0) }) },
        "suit.heart": { pen in SymbolDrawing(width: 22, pen.shape { heart(inset: $0) }) },
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
    ]

    static func heart(inset: Double) -> SymbolOutline {
        let (side, dip, bottom) = (10 - inset, -5.6 + inset * 0.8, 9 - inset * 1.3)
        let top = -10.4 + inset
        return closed(
            from: (0, dip), ((2, top + 1), (side, top), (side, -2.6)),
            ((side, 2), (5, 5.6), (0, bottom)), ((-5, 5.6), (-side, 2), (-side, -2.6)),
            ((-side, top), (-2, top + 1), (0, dip)))
    }

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
}
