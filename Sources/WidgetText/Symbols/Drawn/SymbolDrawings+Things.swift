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
        "slider.horizontal.3": { pen in
            let knobs = [(-6.2, 3.4), (0, -3.4), (6.2, 3.4)]
            return SymbolDrawing(
                width: 20,
                layers: knobs.flatMap { y, x in
                    [
                        pen.lines(.line(-8.8, y, 8.8, y)),
                        pen.lines(.circle(x, y, 2)).inFront(),
                    ]
                })
        },
        "target": { pen in
            SymbolDrawing(
                width: 20, pen.lines(.circle(0, 0, 9.4 - pen.stem / 2)).level(2),
                pen.lines(.circle(0, 0, 5)).level(1), pen.area(.circle(0, 0, 1.7)))
        },
        "hand.raised": { SymbolDrawing(width: 18, layers: hand($0, turned: 0)) },
        "hand.wave": { SymbolDrawing(width: 20, layers: hand($0, turned: -24)) },
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

    /// An open hand: thick lines, with thinner ones cut out of them where it is not filled.
    private static func hand(_ pen: SymbolPen, turned degrees: Double) -> [SymbolLayer] {
        let thickness = 3.4
        let fingers = [
            SymbolOutline.line(-3.6, -5.4, -3.6, 2), .line(-0.8, -8, -0.8, 2), .line(2, -7.4, 2, 2),
            .line(4.8, -4.6, 4.8, 3), .path([(-7, 1), (-4.2, 4.4), (-1.4, 6.4)]),
        ]
        let palm = [
            SymbolOutline.path([(-3.6, 2), (-2, 6), (1, 7.6), (3.6, 6), (4.8, 3)]),
            .path([(-2, 3.6), (2.4, 3.6), (1.4, 5.6), (-0.6, 4.6)]),
        ]
        let marks = (fingers + palm).map { SymbolMark.line($0.turned(degrees)) }
        let hand = SymbolLayer(marks: marks).thin(thickness / pen.stem)
        guard !pen.isFilled else { return [hand] }
        let inside = max(0.1, thickness - 2 * pen.stem * 0.8)
        return [hand, SymbolLayer(marks: marks).thin(inside / pen.stem).cut()]
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
