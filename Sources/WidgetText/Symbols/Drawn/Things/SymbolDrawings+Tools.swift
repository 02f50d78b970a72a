// Clocks, locks, wheels and other tools.
extension SymbolDrawings {
    static let tools: [String: Drawing] = [
        "clock": { pen in
            var hands = pen.lines(.lines([.init(0, -5.2), .init(0, 0.4), .init(3.8, 2.6)]))
            hands.isCut = pen.isFilled
            return SymbolDrawing(width: 20, pen.shape { .circle(0, 0, 9.4 - $0) }, hands)
        },
        "timer": { pen in
            let center = SymbolOutline.Point(0, 0)
            var dial = SymbolOutline.path([(0, -4.8), (0, -8.6)])
            dial.addArc(around: center, 8.6, from: -90, to: 222)
            return SymbolDrawing(
                width: 19, pen.lines(dial), pen.lines(.line(0, 0, -3.4, -3.8)),
                pen.area(.circle(0, 0, 1.3)))
        },
        "stopwatch": { pen in
            var hand = pen.lines(.line(0, 1.6, 0, -2.6))
            hand.isCut = pen.isFilled
            return SymbolDrawing(
                width: 17, pen.shape { .circle(0, 1.6, 8 - $0) },
                pen.lines(
                    .line(-2.2, -9, 2.2, -9), .line(0, -8.6, 0, -6.4), .line(6, -5.4, 6.9, -6.3)),
                hand)
        },
        "lock": { SymbolDrawing(width: 14, padlock($0, 0), shackle($0, 0)) },
        "lock.open": { SymbolDrawing(width: 20, padlock($0, -3), shackle($0, 4.4)) },
        "gearshape": { SymbolDrawing(width: 20, layers: gear($0)) },
        "gearshape.2": { pen in
            SymbolDrawing(
                width: 25,
                layers: gear(pen, 6.8, -4, scale: 0.56).map { $0.level(1) }
                    + gear(pen, -4.2, 2.8, scale: 0.72))
        },
        "gear": { pen in
            let center = SymbolOutline.Point(0, 0)
            let teeth = (0..<12).map { index in
                SymbolMark.line(
                    .lines([
                        center.toward(Double(index) * 30, 7.8),
                        center.toward(Double(index) * 30, 9.2),
                    ]))
            }
            let spokes = [-90.0, 30, 150].map { degrees in
                SymbolMark.line(.lines([center, center.toward(degrees, 7)]))
            }
            return SymbolDrawing(
                width: 20, pen.lines(.circle(0, 0, 7.2)), SymbolLayer(marks: teeth + spokes))
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
        "switch.2": { pen in
            let toggle = { (y: Double, knob: Double) in
                [
                    pen.frame(18.8, 8.2, radius: 4.1, at: (0, y)),
                    pen.area(.circle(knob, y, 2)).cut(in: pen),
                ]
            }
            return SymbolDrawing(width: 20, layers: toggle(-5, 5.2) + toggle(5, -5.2))
        },
        "tuningfork": { pen in
            var prongs = SymbolOutline.lines([.init(-3.6, -9.2), .init(-3.6, -0.6)])
            prongs.addArc(around: .init(0, -0.6), 3.6, from: 180, to: 0)
            prongs.append(.line(.init(3.6, -9.2)))
            return SymbolDrawing(width: 11, pen.lines(prongs, .line(0, 3, 0, 9.2)))
        },
        "target": { pen in
            SymbolDrawing(
                width: 20, pen.lines(.circle(0, 0, 9.4 - pen.stem / 2)).level(2),
                pen.lines(.circle(0, 0, 5)).level(1), pen.area(.circle(0, 0, 1.7)))
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
        "square.and.pencil": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    .path([
                        (1.4, -7.2), (-6, -7.2), (-8, -5.2), (-8, 6.8), (-6, 8.8), (5.6, 8.8),
                        (7.6, 6.8), (7.6, -0.8),
                    ])
                ).level(1), pen.lines(.line(0, 1, 8.2, -7.6)).thin(1.5),
                pen.area(.polygon([(-1, -0.4), (0.8, 1.6), (-2.4, 2.6)])))
        },
        "trash": { pen in
            let can = { (inset: Double) in
                SymbolOutline.rounded(
                    [
                        .init(-6.6 + inset, -6), .init(6.6 - inset, -6),
                        .init(5.6 - inset, 9.6 - inset), .init(-5.6 + inset, 9.6 - inset),
                    ], [0, 0, 2, 2])
            }
            let slots = [-2.6, 0, 2.6].map { x in
                SymbolMark.line(.line(x * 1.06, -2.6, x * 0.9, 6))
            }
            return SymbolDrawing(
                width: 18, pen.shape(can),
                pen.lines(
                    .line(-8.2, -6, 8.2, -6),
                    .path([(-3, -6.4), (-2.6, -8.8), (2.6, -8.8), (3, -6.4)])),
                SymbolLayer(marks: slots).thin(0.8).cut(in: pen))
        },
    ]

    private static func padlock(_ pen: SymbolPen, _ x: Double) -> SymbolLayer {
        pen.frame(13, 11, radius: 2.2, at: (x, 4))
    }

    private static func shackle(_ pen: SymbolPen, _ x: Double) -> SymbolLayer {
        var bow = SymbolOutline.path([(x - 4, -1), (x - 4, -5)])
        bow.addArc(around: .init(x, -5), 4, from: 180, to: 360)
        bow.append(.line(.init(x + 4, x == 0 ? -1 : -3.4)))
        return pen.lines(bow)
    }

    private static func gear(
        _ pen: SymbolPen, _ x: Double = 0, _ y: Double = 0, scale: Double = 1
    ) -> [SymbolLayer] {
        let hub = SymbolOutline.circle(x, y, (pen.isFilled ? 3.4 : 3) * scale)
        return [
            pen.shape { gear(inset: $0 / scale).moved(x, y, scale: scale) },
            pen.isFilled ? pen.area(hub).cut() : pen.lines(hub),
        ]
    }

    private static func gear(inset: Double) -> SymbolOutline {
        let center = SymbolOutline.Point(0, 0)
        let corners: [(turn: Double, radius: Double)] = [
            (-14, 7.4), (-9, 9.8), (9, 9.8), (14, 7.4),
        ]
        var points: [SymbolOutline.Point] = []
        for tooth in 0..<8 {
            let middle = Double(tooth) * 45 - 90
            points += corners.map { center.toward(middle + $0.turn, $0.radius - inset) }
        }
        return .rounded(points, 0.9)
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
