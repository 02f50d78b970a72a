// Things to carry, to play with and to plug in.
extension SymbolDrawings {
    static let gear: [String: Drawing] = [
        "backpack": { pen in
            SymbolDrawing(
                width: 17,
                pen.lines(.path([(-2.4, -7.6), (-2.4, -9.4), (2.4, -9.4), (2.4, -7.6)])),
                pen.shape { inset in
                    .rounded(
                        [
                            .init(-5 + inset, -7.6 + inset), .init(5 - inset, -7.6 + inset),
                            .init(7.4 - inset, -2), .init(7.4 - inset, 9.4 - inset),
                            .init(-7.4 + inset, 9.4 - inset), .init(-7.4 + inset, -2),
                        ], 3)
                },
                pen.lines(.line(-2.4, -3.8, 2.4, -3.8)).cut(in: pen),
                SymbolLayer(marks: [
                    .line(.roundedRectangle(-4.2, 1.6, 8.4, 5.4, 1.4))
                ]).thin(0.9).cut(in: pen))
        },
        "balloon": { SymbolDrawing(width: 14, layers: balloon($0)) },
        "balloon.2": { pen in
            let behind = balloon(pen, 4.6, 0.6, 0.84).map { $0.level(1) }
            return SymbolDrawing(
                width: 22, layers: behind + balloon(pen, -3.8, 0, 1).map { $0.inFront() })
        },
        "pianokeys": { pen in
            let keys = [-5.0, 0, 5].flatMap { x -> [SymbolMark] in
                [.line(.line(x, 2, x, 8)), .area(.roundedRectangle(x - 1.3, -7.6, 2.6, 9.4, 0.5))]
            }
            return SymbolDrawing(
                width: 22, pen.frame(20, 16, radius: 2.4),
                SymbolLayer(marks: keys).thin(0.8).cut(in: pen))
        },
        "powerplug": { pen in
            SymbolDrawing(
                width: 14,
                pen.lines(.line(-3, -9.2, -3, -4.4), .line(3, -9.2, 3, -4.4), .line(0, 4, 0, 9.4)),
                pen.shape { inset in
                    .rounded(
                        [
                            .init(-6.4 + inset, -4.4 + inset), .init(6.4 - inset, -4.4 + inset),
                            .init(6.4 - inset, 0.6), .init(2, 5 - inset), .init(-2, 5 - inset),
                            .init(-6.4 + inset, 0.6),
                        ], 1.8)
                })
        },
        "scooter": { pen in
            SymbolDrawing(
                width: 22,
                pen.shape { .circle(-7.4, 7, 2.6 - $0) }, pen.shape { .circle(7.4, 7, 2.6 - $0) },
                pen.lines(
                    .path([(-4.8, 7), (2.6, 7), (5.4, 3), (2.6, -8.6), (-0.6, -8.6)])))
        },
        "theatermasks": { pen in
            let mask = { (inset: Double) in
                closed(
                    from: (-5.6 + inset, -6 + inset),
                    ((-2, -5 + inset), (2, -5 + inset), (5.6 - inset, -6 + inset)),
                    ((6 - inset, 2), (3, 6.6 - inset), (0, 6.6 - inset)),
                    ((-3, 6.6 - inset), (-6 + inset, 2), (-5.6 + inset, -6 + inset)))
            }
            let face = { (isSad: Bool) in
                var mouth = SymbolOutline.path([(-2.6, isSad ? 3.4 : 1.4)])
                let bend = isSad ? 0.4 : 4.4
                mouth.append(
                    .curve(.init(-1.4, bend), .init(1.4, bend), .init(2.6, isSad ? 3.4 : 1.4)))
                return [
                    mouth, SymbolOutline.line(-2.8, -1.8, -1.6, -1.8), .line(1.6, -1.8, 2.8, -1.8),
                ]
            }
            return SymbolDrawing(
                width: 25,
                pen.shape { mask($0).turned(10).moved(5.6, 2.8) }.level(1),
                SymbolLayer(marks: face(true).map { .line($0.turned(10).moved(5.8, 2.8)) })
                    .thin(0.8).cut(in: pen),
                pen.shape { mask($0).turned(-6).moved(-5.4, -2.6) }.inFront(),
                SymbolLayer(marks: face(false).map { .line($0.turned(-6).moved(-5.4, -2.6)) })
                    .thin(0.8).cut(in: pen))
        },
        "apple.intelligence": { pen in
            let loops = [0.0, 60, 120].map { SymbolOutline.ellipseLoop.turned($0) }
            return SymbolDrawing(width: 20, SymbolLayer(marks: loops.map { .line($0) }).thin(0.85))
        },
        "appletvremote.gen4": { pen in
            SymbolDrawing(
                width: 9, pen.frame(7.6, 19, radius: 2),
                SymbolLayer(marks: [
                    .line(.circle(0, -4.4, 2)), .area(.circle(-1.2, 0.6, 0.5)),
                    .area(.circle(1.2, 0.6, 0.5)), .area(.circle(-1.2, 3.2, 0.5)),
                    .area(.circle(1.2, 3.2, 0.5)),
                ]).thin(0.7).cut(in: pen))
        },
        "oilcan": { pen in
            SymbolDrawing(
                width: 25,
                pen.lines(
                    .path([(4.4, 0), (8.4, -3.6), (11, -3.4)]), .path([(-9.2, 0), (-11.4, -2.6)])),
                pen.lines(.line(-6, -5.4, 0.4, -5.4), .line(-2.8, -5.4, -2.8, -2.4)),
                pen.shape { inset in
                    .rounded(
                        [
                            .init(-9.2 + inset, -2 + inset), .init(5.6 - inset, -2 + inset),
                            .init(4.4 - inset, 7.4 - inset), .init(-9.2 + inset, 7.4 - inset),
                        ], 1.8)
                },
                pen.area(.circle(11, 2.6, 1)).level(1))
        },
        "sprinkler": { SymbolDrawing(width: 20, sprinkler($0)) },
        "sprinkler.and.droplets": { pen in
            let drops = [(-8.0, -4.0), (-6, 0.6), (8, -4), (6, 0.6), (-9, 4.4), (9, 4.4)]
            return SymbolDrawing(
                width: 22, sprinkler(pen),
                pen.dots(drops.map { (x: $0.0, y: $0.1) }, radius: 1))
        },
        "x.squareroot": { pen in
            SymbolDrawing(
                width: 23,
                pen.lines(
                    .path([(-10.4, 1.4), (-8, 0.4), (-5, 8.4), (-1.4, -8), (10.4, -8)]),
                    .line(1.8, -2.6, 8.4, 6.4), .line(8.4, -2.6, 1.8, 6.4)))
        },
        "waveform.and.mic": { SymbolDrawing(width: 25, bars($0), mic($0).inFront()) },
        "waveform.and.magnifyingglass": { pen in
            SymbolDrawing(
                width: 25, bars(pen),
                pen.lines(.circle(5.4, 2.6, 4), .line(8.4, 5.6, 11, 8.6)).inFront())
        },
        "sparkle.magnifyingglass": { pen in
            SymbolDrawing(
                width: 19, pen.lines(.circle(-1.8, -1.8, 6.8), .line(3.2, 3.2, 8.6, 8.6)),
                SymbolLayer(marks: [pen.sparkle(-1.8, -1.8, radius: 4)]).level(1))
        },
        "text.magnifyingglass": { pen in
            SymbolDrawing(
                width: 23,
                pen.lines(
                    .line(-10, -7, 4, -7), .line(-10, -2, -3, -2), .line(-10, 3, -4, 3)
                ).level(1),
                pen.lines(.circle(3.8, 1.4, 4.6), .line(7.2, 4.8, 10.4, 8.2)).inFront())
        },
        "mappin.and.ellipse": { pen in
            let ground = ellipse(8.4, 3).moved(0, 6.4)
            let pin: [SymbolMark] = [.line(.line(0, -2, 0, 6)), .area(.circle(0, -5.6, 3.8))]
            return SymbolDrawing(
                width: 18, pen.lines(ground).level(1), SymbolLayer(marks: pin).inFront())
        },
        "key": { pen in
            SymbolDrawing(
                width: 11,
                pen.lines(
                    .line(0, 0.4, 0, 9), .line(0, 4.4, 3, 4.4), .line(0, 8.6, 2.6, 8.6)),
                pen.shape { .circle(0, -4.6, 5.2 - $0) },
                pen.area(.circle(0, -6.4, 0.8)).cut(in: pen))
        },
        "ruler": { pen in
            let marks = [-7.0, -3.5, 0, 3.5, 7].enumerated().map { index, x in
                SymbolMark.line(.line(x, -4.6, x, index.isMultiple(of: 2) ? -0.4 : -1.8))
            }
            return SymbolDrawing(
                width: 22, pen.frame(21, 9.4, radius: 1.8),
                SymbolLayer(marks: marks).thin(0.8).cut(in: pen))
        },
        "cylinder": { pen in
            let (side, top, bottom) = (7.0, -6.4, 6.4)
            var body = SymbolOutline.path([(-side, top), (-side, bottom)])
            body.append(.curve(.init(-side, 9.8), .init(side, 9.8), .init(side, bottom)))
            body.append(.line(.init(side, top)))
            return SymbolDrawing(
                width: 16,
                pen.isFilled ? pen.area(body) : pen.lines(body),
                pen.shape { ellipse(side + 0.4 - $0, 3 - $0).moved(0, top) })
        },
        "eject": { pen in
            SymbolDrawing(
                width: 19,
                pen.shape { inset in
                    .rounded(
                        [
                            .init(0, -8.4 + inset * 1.6), .init(8.8 - inset * 2, 2.4 - inset),
                            .init(-8.8 + inset * 2, 2.4 - inset),
                        ], 1.6)
                }, pen.frame(17, 4, radius: 1, at: (0, 7)))
        },
    ]

    private static func balloon(
        _ pen: SymbolPen, _ x: Double = 0, _ y: Double = 0, _ scale: Double = 1
    ) -> [SymbolLayer] {
        var string = SymbolOutline.path([(0, 4.4)])
        string.append(.curve(.init(1.6, 6), .init(-1.6, 7.6), .init(0.2, 9.6)))
        return [
            pen.lines(string.moved(x, y, scale: scale)).thin(0.8),
            pen.shape {
                ellipse(5.6 - $0 / scale, 6.4 - $0 / scale).moved(x, y - 3 * scale, scale: scale)
            },
        ]
    }

    private static func sprinkler(_ pen: SymbolPen) -> SymbolLayer {
        pen.lines(
            .line(0, -1, 0, 9.4), .line(-4, 9.4, 4, 9.4),
            .path([(-3, -4.6), (-3, -1), (3, -1), (3, -4.6)]),
            .line(-5, -4.6, 5, -4.6), .line(0, -8.4, 0, -7))
    }

    private static func bars(_ pen: SymbolPen) -> SymbolLayer {
        let heights = [2.0, 5.4, 8.6, 5, 3]
        return SymbolLayer(
            marks: heights.enumerated().map { index, height in
                let x = -10 + Double(index) * 3.4
                return .line(.line(x, -height, x, height))
            }, level: 1)
    }

    private static func mic(_ pen: SymbolPen) -> SymbolLayer {
        var cup = SymbolOutline.path([(2.8, 1.4)])
        cup.append(.curve(.init(2.8, 7.6), .init(10.4, 7.6), .init(10.4, 1.4)))
        var layer = pen.lines(cup, .line(6.6, 6.2, 6.6, 8.8), .line(4.2, 8.8, 9, 8.8))
        layer.marks.append(.area(.roundedRectangle(4.8, -4.4, 3.6, 7.6, 1.8)))
        return layer
    }
}

extension SymbolOutline {
    /// One of three loops around a common middle.
    fileprivate static var ellipseLoop: SymbolOutline { SymbolDrawings.ellipse(9.4, 3.8) }
}
