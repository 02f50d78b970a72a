// Birds, dogs and parts of the body.
extension SymbolDrawings {
    static let animals: [String: Drawing] = [
        "bird": { pen in
            SymbolDrawing(
                width: 23,
                pen.lines(.line(-1.6, 6, -2.4, 9.4), .line(1.6, 6, 1.4, 9.4)),
                pen.shape { inset in
                    closed(
                        from: (11 - inset * 1.8, -4.2),
                        ((9, -3.4), (8.4 - inset, -2.6), (8.2 - inset, -1)),
                        ((7.4 - inset, 4), (4, 6.6 - inset), (-1, 6.6 - inset)),
                        ((-5, 6.6 - inset), (-8, 4.4 - inset), (-10.8 + inset * 1.8, 0.6)),
                        ((-6, 1.4 + inset * 0.2), (-2, -0.6 + inset), (0.2 + inset, -3.4)),
                        ((0.6 + inset, -7), (2.6, -8.2 + inset), (4.8, -8.2 + inset)),
                        ((7, -8.2 + inset), (8.2 - inset, -7), (8.6 - inset, -5.4)),
                        ((9.4, -5.2), (10.4, -5), (11 - inset * 1.8, -4.2)))
                },
                pen.area(.circle(5.4, -5, 0.8)).cut(in: pen))
        },
        "dog": { pen in
            SymbolDrawing(
                width: 26,
                pen.shape { inset in
                    .rounded(
                        [
                            .init(-11.6 + inset, -6.4 + inset * 0.4),
                            .init(-9 + inset * 0.4, -3.2 + inset),
                            .init(2 + inset * 0.2, -3.2 + inset), .init(4.6 + inset, -9.4 + inset),
                            .init(7.4 - inset * 0.4, -7.4 + inset),
                            .init(12 - inset, -5.6 + inset * 0.4),
                            .init(11.2 - inset, -2.2 - inset), .init(8 - inset, -1.4 - inset * 0.6),
                            .init(7.2 - inset, 9.6 - inset), .init(4 + inset, 9.6 - inset),
                            .init(3.6 + inset * 0.4, 3.6 - inset),
                            .init(-5 - inset * 0.4, 3.6 - inset),
                            .init(-5.8 - inset, 9.6 - inset), .init(-9 + inset, 9.6 - inset),
                            .init(-9.8 + inset, 0.4),
                        ], 1)
                })
        },
        "ear": { pen in
            var shell = SymbolOutline.path([(-6, -1.6)])
            shell.append(.curve(.init(-6.8, -6.4), .init(-3.6, -9.2), .init(0, -9.2)))
            shell.append(.curve(.init(4.4, -9.2), .init(6.8, -6), .init(6.6, -2.6)))
            shell.append(.curve(.init(6.4, 1), .init(3, 2.4), .init(2.4, 5)))
            shell.append(.curve(.init(1.8, 8), .init(-0.6, 9.4), .init(-2.6, 9)))
            shell.append(.curve(.init(-4.6, 8.6), .init(-5.4, 7), .init(-5.2, 5.4)))
            var inner = SymbolOutline.path([(-2.8, -2)])
            inner.append(.curve(.init(-3, -4.6), .init(-1.6, -5.8), .init(0.2, -5.8)))
            inner.append(.curve(.init(2.2, -5.8), .init(3.4, -4.2), .init(3.2, -2.6)))
            inner.append(.curve(.init(3, -0.6), .init(0.6, 0.2), .init(-1.4, 2.6)))
            return SymbolDrawing(width: 16, pen.lines(shell, inner))
        },
        "eyebrow": { pen in
            var brow = SymbolOutline.path([(-9.4, 2)])
            brow.append(.curve(.init(-5, -3.4), .init(4, -4), .init(9.4, 1)))
            return SymbolDrawing(width: 21, pen.lines(brow).thin(1.6))
        },
        "mustache": { pen in
            let half = closed(
                from: (0, -2.4), ((2, -4.8), (6, -3.6), (7, -0.6)),
                ((7.6, 0.8), (9.4, 0.8), (10.4, -0.6)), ((10.8, 3.6), (3, 5.4), (0, 0.8)))
            return SymbolDrawing(width: 23, pen.area(half), pen.area(half.mirrored()))
        },
        "hands.clap": { pen in
            let hand = { (turn: Double, x: Double, y: Double) in
                [
                    SymbolOutline.path([(-2.6, 6.4), (-4, 1.6), (-2.8, -6)]),
                    .path([(-2.8, -6), (-0.8, -6.6), (-0.4, -0.6)]),
                    .path([(-0.6, -6.6), (1.8, -7), (1.8, -0.4)]),
                    .path([(1.8, -5.6), (3.8, -5.4), (3.6, 2.4), (2, 6.4)]),
                ].map { SymbolMark.line($0.turned(turn).moved(x, y)) }
            }
            return SymbolDrawing(
                width: 22, SymbolLayer(marks: hand(-36, 3.4, 2), level: 1),
                SymbolLayer(marks: hand(-14, -3.2, 2)).inFront(),
                pen.lines(
                    .line(3.4, -7, 3.8, -9.6), .line(6.8, -6, 8.8, -8), .line(9, -3.2, 10.8, -4)))
        },
        "lungs": { pen in
            let lobe = { (inset: Double) in
                closed(
                    from: (2 + inset, -1.6),
                    ((2.4 + inset, -5), (3.2 + inset, -6.6 + inset), (4.4, -6.6 + inset)),
                    ((8, -6.6 + inset), (10.2 - inset, 2), (10.2 - inset, 6)),
                    ((10.2 - inset, 9), (8.6 - inset, 9.2 - inset), (7, 8.6 - inset)),
                    ((5, 7.8 - inset), (3.4, 8 - inset), (2.6 + inset * 0.6, 7 - inset)),
                    ((1.6 + inset, 6), (1.8 + inset, 1), (2 + inset, -1.6)))
            }
            return SymbolDrawing(
                width: 22, pen.shape(lobe), pen.shape { lobe($0).mirrored() },
                pen.lines(.path([(-2, -2.4), (0, -4.4), (2, -2.4)]), .line(0, -9.2, 0, -4.4)))
        },
    ]
}
