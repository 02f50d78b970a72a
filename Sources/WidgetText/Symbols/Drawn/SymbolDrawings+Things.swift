// Things of which the icon font has another picture.
extension SymbolDrawings {
    static let things: [String: Drawing] = [
        "tuningfork": { pen in
            var prongs = SymbolOutline.lines([.init(-3.6, -9.2), .init(-3.6, -0.6)])
            prongs.addArc(around: .init(0, -0.6), 3.6, from: 180, to: 0)
            prongs.append(.line(.init(3.6, -9.2)))
            return SymbolDrawing(width: 11, pen.lines(prongs, .line(0, 3, 0, 9.2)))
        },
        "tray": { SymbolDrawing(width: 20, layers: tray($0)) },
        "tray.full": { pen in
            let papers = pen.lines(.line(-4.4, -4, 4.4, -4), .line(-5.2, -1.2, 5.2, -1.2)).level(1)
            return SymbolDrawing(
                width: 20, layers: tray(pen) + [pen.isFilled ? papers.cut() : papers])
        },
        "camera.viewfinder": { pen in
            let body = pen.area(.roundedRectangle(-5, -3.2, 10, 7, 1.4))
            let bump = pen.area(.polygon([(-1.6, -4.4), (1.6, -4.4), (2.4, -3), (-2.4, -3)]))
            return SymbolDrawing(
                width: 20,
                layers: [corners(pen), body, bump, pen.area(.circle(0, 0.4, 2)).cut()])
        },
        "text.viewfinder": { pen in
            SymbolDrawing(
                width: 20,
                layers: [
                    corners(pen),
                    pen.lines(
                        .line(-4.4, -3.2, 4.4, -3.2), .line(-4.4, 0, 4.4, 0),
                        .line(-4.4, 3.2, 1.2, 3.2)),
                ])
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

    /// A tray seen from the front.
    private static func tray(_ pen: SymbolPen) -> [SymbolLayer] {
        let rim = SymbolOutline.Point(3.6, 1.2)
        var inside = SymbolOutline.lines([
            .init(-9 + pen.stem / 2, rim.y), .init(-rim.x, rim.y),
        ])
        inside.addArc(around: .init(0, rim.y), rim.x, from: 180, to: 0)
        inside.append(.line(.init(9 - pen.stem / 2, rim.y)))
        let edge = pen.lines(inside)
        let box = pen.shape { inset in
            .polygon([
                (-6.2 + inset * 0.6, -7 + inset), (6.2 - inset * 0.6, -7 + inset),
                (9.4 - inset, 1.2), (9.4 - inset, 7 - inset), (-9.4 + inset, 7 - inset),
                (-9.4 + inset, 1.2),
            ])
        }
        return [box, pen.isFilled ? edge.cut() : edge]
    }

    /// The corners of a square.
    private static func corners(_ pen: SymbolPen) -> SymbolLayer {
        let far = 9.4 - pen.stem / 2
        return SymbolLayer(
            marks: [0.0, 90, 180, 270].map { degrees in
                let corner = [(far - 4, far), (far, far), (far, far - 4)]
                return .line(
                    SymbolOutline.lines(corner.map { SymbolOutline.Point($0.0, $0.1) })
                        .turned(degrees))
            }, level: 1)
    }
}
