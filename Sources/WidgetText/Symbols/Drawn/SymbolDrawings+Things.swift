// Things of which the icon font has another picture.
extension SymbolDrawings {
    static let things: [String: Drawing] = [
        "tuningfork": { pen in
            var prongs = SymbolOutline.lines([.init(-3.6, -9.2), .init(-3.6, -0.6)])
            prongs.addArc(around: .init(0, -0.6), 3.6, from: 180, to: 0)
            prongs.append(.line(.init(3.6, -9.2)))
            return SymbolDrawing(width: 11, pen.lines(prongs, .line(0, 3, 0, 9.2)))
        },
        "tray": { pen in
            let rim = SymbolOutline.Point(3.6, 1.2)
            var inside = SymbolOutline.lines([
                .init(-9 + pen.stem / 2, rim.y), .init(-rim.x, rim.y),
            ])
            inside.addArc(around: .init(0, rim.y), rim.x, from: 180, to: 0)
            inside.append(.line(.init(9 - pen.stem / 2, rim.y)))
            var edge = pen.lines(inside)
            edge.isCut = pen.isFilled
            return SymbolDrawing(
                width: 20,
                pen.shape { inset in
                    .polygon([
                        (-6.2 + inset * 0.6, -7 + inset), (6.2 - inset * 0.6, -7 + inset),
                        (9.4 - inset, 1.2), (9.4 - inset, 7 - inset), (-9.4 + inset, 7 - inset),
                        (-9.4 + inset, 1.2),
                    ])
                }, edge)
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
    ]
}
