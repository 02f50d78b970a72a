import Glibc

// Common signs for which the icon font has a different picture, or only a filled one.
extension SymbolDrawings {
    static let signs: [String: Drawing] = [
        "cross": { pen in SymbolDrawing(width: 19, pen.shape { star(arms: 4, inset: $0) }) },
        "staroflife": { pen in SymbolDrawing(width: 21, pen.shape { star(arms: 6, inset: $0) }) },
        "bandage": { pen in
            let holes = [(-1.6, -1.6), (1.6, -1.6), (-1.6, 1.6), (1.6, 1.6)].map { x, y in
                SymbolMark.area(.circle(x, y, 0.8).turned(-45))
            }
            return SymbolDrawing(
                width: 20,
                pen.shape { inset in
                    .roundedRectangle(
                        -11.4 + inset, -4.6 + inset, 22.8 - 2 * inset, 9.2 - 2 * inset, 4.6 - inset
                    ).turned(-45)
                },
                SymbolLayer(
                    marks: [-4.2, 4.2].map { .line(.line($0, -4, $0, 4).turned(-45)) } + holes
                ).thin(0.8).cut(in: pen))
        },
        "cross.case": { pen in
            let cross = pen.lines(.line(-3.6, 1.4, 3.6, 1.4), .line(0, -2.2, 0, 5))
            return SymbolDrawing(
                width: 23,
                pen.shape {
                    .roundedRectangle(
                        -10.4 + $0, -5.6 + $0, 20.8 - 2 * $0, 14 - 2 * $0, 2.6 - $0)
                },
                pen.lines(.path([(-3.8, -5.6), (-3.8, -8.4), (3.8, -8.4), (3.8, -5.6)])),
                pen.isFilled ? cross.cut() : cross)
        },
        "play": { pen in
            SymbolDrawing(width: 16, pen.shape { triangle($0, from: -5.6, to: 7) })
        },
        "pause": { pen in
            SymbolDrawing(
                width: 14, bar(pen, -5.8, width: 4.2), bar(pen, 1.6, width: 4.2))
        },
        "stop": { pen in
            SymbolDrawing(
                width: 17,
                pen.shape { .roundedRectangle(-7 + $0, -7 + $0, 14 - 2 * $0, 14 - 2 * $0, 2) })
        },
        "forward": { pen in
            SymbolDrawing(
                width: 23, pen.shape { triangle($0, from: -10, to: 0.2, half: 6) },
                pen.shape { triangle($0, from: 0, to: 10.2, half: 6) })
        },
        "backward": { pen in
            SymbolDrawing(
                width: 23, pen.shape { triangle($0, from: -10, to: 0.2, half: 6).turned(180) },
                pen.shape { triangle($0, from: 0, to: 10.2, half: 6).turned(180) })
        },
        "forward.end": { pen in
            SymbolDrawing(
                width: 17, pen.shape { triangle($0, from: -7, to: 4.4, half: 6.4) },
                bar(pen, 4.6, width: 2.6, half: 6.4))
        },
        "backward.end": { pen in
            SymbolDrawing(
                width: 17, pen.shape { triangle($0, from: -7, to: 4.4, half: 6.4).turned(180) },
                bar(pen, -7.2, width: 2.6, half: 6.4))
        },
        "bolt": { pen in
            SymbolDrawing(
                width: 13,
                pen.shape { SymbolOutline.flash().moved(0, 0, scale: 1 - $0 * 0.11) }
                    .colored(.yellow))
        },
        "sparkles": { pen in
            SymbolDrawing(
                width: 20,
                SymbolLayer(
                    marks: [
                        pen.sparkle(-2.4, 2, radius: 7.2), pen.sparkle(6, -5.6, radius: 4),
                        pen.sparkle(6.6, 6.4, radius: 2.8),
                    ]))
        },
        "sparkle": { pen in
            SymbolDrawing(width: 19, SymbolLayer(marks: [pen.sparkle(0, 0, radius: 9.2)]))
        },
        "asterisk": { pen in
            SymbolDrawing(
                width: 15,
                pen.lines(
                    .line(0, -7, 0, 7), SymbolOutline.line(0, -7, 0, 7).turned(60),
                    SymbolOutline.line(0, -7, 0, 7).turned(120)))
        },
        "line.vertical": { pen in
            SymbolDrawing(width: 5, pen.lines(.line(0, -9, 0, 9)))
        },
        "square.and.arrow.up": { pen in
            SymbolDrawing(width: 17, tray(pen), arrow(pen, isUp: true))
        },
        "square.and.arrow.down": { pen in
            SymbolDrawing(width: 17, tray(pen), arrow(pen, isUp: false))
        },
        "house": { pen in SymbolDrawing(width: 21, roof(pen), walls(pen), door(pen)) },
        // Without a door, for signs in it.
        "house.empty": { pen in SymbolDrawing(width: 21, roof(pen), walls(pen)) },
        "location": { pen in
            SymbolDrawing(
                width: 18,
                pen.shape { inset in
                    SymbolOutline.polygon([(8, -8), (-8, -1.2), (-0.6, 0.6), (1.2, 8)])
                        .moved(0, 0, scale: 1 - inset * 0.1)
                }.colored(.blue))
        },
        "checkmark.seal": { pen in
            SymbolDrawing(
                width: 20, pen.shape { seal(radius: 9.4 - $0) }.level(1).colored(.blue),
                tick(pen))
        },
        "seal": { pen in SymbolDrawing(width: 20, pen.shape { seal(radius: 9.4 - $0) }) },
        "atom": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    ellipse(3.6, 9.2), ellipse(3.6, 9.2).turned(60), ellipse(3.6, 9.2).turned(120)
                ).thin(0.8), pen.area(.circle(0, 0, 1.5)))
        },
    ]

    /// Broad arms around a middle, the first upright.
    private static func star(arms: Int, inset: Double) -> SymbolOutline {
        let (length, half) = (9 - inset, (arms == 4 ? 3.1 : 2.5) - inset)
        let turn = 360 / Double(arms)
        let center = SymbolOutline.Point(0, 0)
        let points = (0..<arms).flatMap { arm in
            let angle = Double(arm) * turn - 90
            let end = center.toward(angle, length)
            let corner = center.toward(
                angle + turn / 2, half / sin(turn / 2 * .pi / 180))
            return [end.toward(angle - 90, half), end.toward(angle + 90, half), corner]
        }
        return .rounded(points, (0..<arms).flatMap { _ in [0.9, 0.9, 0.1] })
    }

    private static func triangle(
        _ inset: Double, from left: Double, to right: Double, half: Double = 8
    ) -> SymbolOutline {
        .polygon([
            (left + inset, -half + inset * 1.6), (right - inset * 1.9, 0),
            (left + inset, half - inset * 1.6),
        ])
    }

    private static func bar(
        _ pen: SymbolPen, _ left: Double, width: Double, half: Double = 7.6
    ) -> SymbolLayer {
        pen.shape {
            .roundedRectangle(
                left + $0, -half + $0, max(0.1, width - 2 * $0), 2 * (half - $0),
                min(0.9, max(0.05, width / 2 - $0)))
        }
    }

    private static func roof(_ pen: SymbolPen) -> SymbolLayer {
        let points = [(-9.2, -0.4), (0, -8.4), (9.2, -0.4)]
        return pen.lines(.lines(points.map { SymbolOutline.Point($0.0, $0.1) }))
    }

    private static func walls(_ pen: SymbolPen) -> SymbolLayer {
        pen.shape { inset in
            .polygon([
                (-6.6 + inset, 8.6 - inset), (-6.6 + inset, -2), (0, -7.8), (6.6 - inset, -2),
                (6.6 - inset, 8.6 - inset),
            ])
        }
    }

    private static func door(_ pen: SymbolPen) -> SymbolLayer {
        var layer = pen.area(.roundedRectangle(-1.9, 2.2, 3.8, 6.2, 0.4)).level(1)
        layer.isCut = pen.isFilled
        return layer
    }

    /// A box that is open at the top, for an arrow.
    private static func tray(_ pen: SymbolPen) -> SymbolLayer {
        let points = [(-2.6, -3.4), (-6.6, -3.4), (-6.6, 9), (6.6, 9), (6.6, -3.4), (2.6, -3.4)]
        return pen.lines(.lines(points.map { SymbolOutline.Point($0.0, $0.1) })).level(1)
    }

    private static func arrow(_ pen: SymbolPen, isUp: Bool) -> SymbolLayer {
        let (tip, tail) = isUp ? (-9.4, 3.4) : (3.8, -9)
        let back = isUp ? tip + 3.2 : tip - 3.2
        let head = [(-3.2, back), (0, tip), (3.2, back)]
        return pen.lines(
            .line(0, tail, 0, tip), .lines(head.map { SymbolOutline.Point($0.0, $0.1) }))
    }

    /// A disc with twelve waves along its edge.
    private static func seal(radius: Double) -> SymbolOutline {
        let center = SymbolOutline.Point(0, 0)
        var outline = SymbolOutline.lines([center.toward(0, radius * 0.9)])
        for index in 0..<12 {
            let start = Double(index) * 30
            outline.append(
                .curve(
                    center.toward(start + 7, radius * 1.06),
                    center.toward(start + 23, radius * 1.06),
                    center.toward(start + 30, radius * 0.9)))
        }
        outline.append(.close)
        return outline
    }

    /// The mark on a seal, cut out of a filled one when both have one colour.
    private static func tick(_ pen: SymbolPen) -> SymbolLayer {
        let points = [(-4, 0.4), (-1.2, 3.4), (4.2, -3.6)]
        var layer = pen.lines(.lines(points.map { SymbolOutline.Point($0.0, $0.1) }))
        layer.ownColor = pen.isFilled ? .white : .blue
        layer.isCut = pen.isFilled
        return layer
    }
}
