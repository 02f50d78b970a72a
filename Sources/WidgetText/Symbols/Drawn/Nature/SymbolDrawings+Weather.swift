// The sky, drawn because the icon font has it in one variant and one colour only.
extension SymbolDrawings {
    static let weather: [String: Drawing] = [
        "sun.max": { pen in SymbolDrawing(width: 20, pen.sun(0, 0, radius: 4.6, ray: 2.2)) },
        "sun.min": { pen in SymbolDrawing(width: 17, pen.sun(0, 0, radius: 4.2, ray: 0.4)) },
        "sunrise": { pen in horizon(pen, arrow: -1) },
        "sunset": { pen in horizon(pen, arrow: 1) },
        "sun.horizon": { pen in horizon(pen, arrow: 0) },
        "sun.haze": { pen in
            SymbolDrawing(
                width: 22, sunAbove(pen), pen.lines(.line(-8, 6, 8, 6)).level(1), low(pen))
        },
        "sun.dust": { pen in
            SymbolDrawing(
                width: 22, sunAbove(pen),
                pen.lines(.line(-8, 6, -5, 6), .line(-1.5, 6, 1.5, 6), .line(5, 6, 8, 6)).level(1),
                low(pen))
        },
        "moon": { pen in SymbolDrawing(width: 19, pen.moon(0, 0, radius: 9)) },
        "moon.stars": { pen in
            SymbolDrawing(
                width: 20, pen.moon(-1, 0.8, radius: 8.6),
                SymbolLayer(
                    marks: [pen.sparkle(2.8, -3.6, radius: 3.2), pen.sparkle(7, -7, radius: 2.4)],
                    level: 1, ownColor: .yellow, isInFront: true))
        },
        "moon.zzz": { pen in
            SymbolDrawing(
                width: 20, pen.moon(-1.4, 1.4, radius: 8),
                pen.lines(zed(3.2, -2.6, 3.2), zed(7.4, -7.4, 2.6)).level(1).thin(0.75))
        },
        "cloud": { pen in SymbolDrawing(width: 23, pen.cloud(0, 0.4)) },
        "cloud.drizzle": { pen in
            SymbolDrawing(
                width: 22, over(pen),
                pen.rain([(-4.4, 4.9), (0.4, 4.9), (5.2, 4.9), (-2.6, 8), (2.2, 8)], length: 1.5))
        },
        "cloud.rain": { pen in
            SymbolDrawing(
                width: 22, over(pen), pen.rain([(-4, 5), (0, 5), (4, 5)], length: 4.2))
        },
        "cloud.heavyrain": { pen in
            SymbolDrawing(
                width: 22, over(pen),
                pen.rain([(-5.6, 5), (-2, 5), (1.6, 5), (5.2, 5)], length: 4.6))
        },
        "cloud.snow": { pen in
            SymbolDrawing(
                width: 22, over(pen), pen.flakes([(-5, 6.4), (0, 8.2), (5, 6.4)], radius: 1.6))
        },
        "cloud.sleet": { pen in
            SymbolDrawing(
                width: 22, over(pen), pen.rain([(-3.6, 5), (5, 5)], length: 4),
                pen.flakes([(0.4, 7.4)], radius: 1.7).level(2))
        },
        "cloud.hail": { pen in
            SymbolDrawing(
                width: 22, over(pen),
                pen.dots([(-4.6, 5.9), (0, 5.9), (4.6, 5.9), (-2.3, 8.8), (2.3, 8.8)], radius: 0.7))
        },
        "cloud.bolt": { pen in
            SymbolDrawing(width: 22, over(pen), pen.flash(0, 5, scale: 0.5).inFront())
        },
        "cloud.bolt.rain": { pen in
            SymbolDrawing(
                width: 22, over(pen), pen.rain([(-4.8, 5), (5.8, 5)], length: 4).level(2),
                pen.flash(0, 5, scale: 0.5).inFront())
        },
        "cloud.fog": { pen in
            SymbolDrawing(
                width: 22, over(pen),
                pen.lines(.line(-7.4, 5.8, 7.4, 5.8), .line(-4.4, 9, 4.4, 9)).level(1).colored(
                    .gray))
        },
        "smoke": { pen in
            SymbolDrawing(
                width: 22, over(pen).colored(.gray),
                pen.lines(.line(-7.4, 5.8, 2, 5.8), .line(5.4, 5.8, 7.4, 5.8), .line(-3, 9, 5, 9))
                    .level(1).colored(.gray))
        },
        "cloud.sun": { pen in SymbolDrawing(width: 24, sunBehind(pen), beside(pen)) },
        "cloud.sun.rain": { pen in
            SymbolDrawing(width: 24, sunAside(pen), beside(pen, -1), drops(pen).level(2))
        },
        "cloud.sun.bolt": { pen in
            SymbolDrawing(
                width: 24, sunAside(pen), beside(pen, -1),
                pen.flash(-1.6, 6, scale: 0.42).level(2).inFront())
        },
        "cloud.moon": { pen in SymbolDrawing(width: 24, moonBehind(pen), beside(pen)) },
        "cloud.moon.rain": { pen in
            SymbolDrawing(width: 24, moonAside(pen), beside(pen, -1), drops(pen).level(2))
        },
        "cloud.moon.bolt": { pen in
            SymbolDrawing(
                width: 24, moonAside(pen), beside(pen, -1),
                pen.flash(-1.6, 6, scale: 0.42).level(2).inFront())
        },
        "aqi.low": { pen in SymbolDrawing(width: 19, air(pen, outer: 0)) },
        "aqi.medium": { pen in SymbolDrawing(width: 19, air(pen, outer: 6)) },
        "aqi.high": { pen in SymbolDrawing(width: 19, air(pen, outer: 12)) },
        "wind": { pen in SymbolDrawing(width: 20, gusts(pen)) },
        "wind.snow": { pen in
            SymbolDrawing(
                width: 22, gusts(pen), pen.flakes([(-6, 8), (7.8, 6.4)], radius: 1.7))
        },
        "snowflake": { pen in snowflake(pen) },
        "water.waves": { pen in SymbolDrawing(width: 21, waves(pen, at: [-5.6, 0, 5.6])) },
        "water.waves.and.arrow.up": { pen in
            SymbolDrawing(
                width: 21, waves(pen, at: [2.8, 7.6]),
                pen.lines(.line(0, -1.8, 0, -9), .path([(-3, -6), (0, -9), (3, -6)])).level(1))
        },
        "water.waves.and.arrow.down": { pen in
            SymbolDrawing(
                width: 21, waves(pen, at: [2.8, 7.6]),
                pen.lines(.line(0, -1.8, 0, -9), .path([(-3, -4.8), (0, -1.8), (3, -4.8)])).level(1)
            )
        },
        "tornado": { pen in
            SymbolDrawing(
                width: 20,
                pen.lines(
                    .line(-8.6, -8, 8.6, -8), .line(-6.2, -4, 7, -4), .line(-3.4, 0, 5.6, 0),
                    .line(-1.6, 4, 3.6, 4), .line(-0.8, 8, 0.8, 8)
                ).colored(.gray))
        },
        "hurricane": { pen in
            SymbolDrawing(width: 18, pen.lines(.circle(0, 0, 3.4)).colored(.gray), arms(pen))
        },
        "tropicalstorm": { pen in
            SymbolDrawing(
                width: 18, SymbolLayer(marks: [.area(.circle(0, 0, 3.6))], ownColor: .gray),
                arms(pen))
        },
    ]

    private static func horizon(_ pen: SymbolPen, arrow: Double) -> SymbolDrawing {
        let ground = arrow == 0 ? 5.0 : 3.2
        var below = pen.lines(.line(-9.2, ground + 1.2, 9.2, ground + 1.2))
        if arrow != 0 {
            let middle = 7.6
            below.marks.append(
                .line(
                    .lines([
                        SymbolOutline.Point(-3, middle - arrow * 1.1),
                        SymbolOutline.Point(0, middle + arrow * 1.3),
                        SymbolOutline.Point(3, middle - arrow * 1.1),
                    ])))
        }
        return SymbolDrawing(
            width: 21, pen.halfSun(0, ground, radius: 4.8, ray: 2.2),
            below.level(1).colored(.gray))
    }

    private static func sunAbove(_ pen: SymbolPen) -> SymbolLayer {
        pen.halfSun(0, 3, radius: 4.8, ray: 2.2)
    }

    private static func low(_ pen: SymbolPen) -> SymbolLayer {
        pen.lines(.line(-4.6, 9, 4.6, 9)).level(1)
    }

    /// A cloud with room below it.
    private static func over(_ pen: SymbolPen) -> SymbolLayer { pen.cloud(0, -3.2, scale: 0.93) }

    /// A cloud in front of something at the upper right.
    private static func beside(_ pen: SymbolPen, _ y: Double = 3) -> SymbolLayer {
        pen.cloud(-1.8, y, scale: 0.86).inFront()
    }

    private static func sunBehind(_ pen: SymbolPen) -> SymbolLayer {
        pen.sun(4.6, -2.9, radius: 3.7, ray: 1.4).level(1)
    }

    private static func moonBehind(_ pen: SymbolPen) -> SymbolLayer {
        pen.moon(5, -3.6, radius: 5.6).level(1)
    }

    /// A sun that is higher than one behind a cloud, for a cloud with room below it.
    private static func sunAside(_ pen: SymbolPen) -> SymbolLayer {
        pen.sun(6, -4.3, radius: 2.9, ray: 1.1).level(1).thin(0.85)
    }

    private static func moonAside(_ pen: SymbolPen) -> SymbolLayer {
        pen.moon(6.6, -5.6, radius: 4.4).level(1)
    }

    private static func drops(_ pen: SymbolPen) -> SymbolLayer {
        pen.rain([(-5, 6.2), (-1.2, 6.2), (2.6, 6.2)], length: 3)
    }

    private static func gusts(_ pen: SymbolPen) -> SymbolLayer {
        SymbolLayer(
            marks: [
                pen.gust(from: -8.6, to: 0.4, -2.6, curl: 2.9, isUp: true),
                pen.gust(from: -8.6, to: 5.4, 0.8, curl: 3, isUp: true),
                pen.gust(from: -6.4, to: 1.8, 4.2, curl: 2.5, isUp: false),
            ], ownColor: .gray)
    }

    /// Lines that rise and fall twice and a half times.
    private static func waves(_ pen: SymbolPen, at heights: [Double]) -> SymbolLayer {
        let lines = heights.map { y in
            let (left, half) = (-9.0, 3.6)
            var line = SymbolOutline.lines([SymbolOutline.Point(left, y)])
            for step in 0..<5 {
                let x = left + Double(step) * half
                let crest = y + (step.isMultiple(of: 2) ? -2.6 : 2.6)
                line.append(
                    .curve(
                        SymbolOutline.Point(x + half * 0.36, crest),
                        SymbolOutline.Point(x + half * 0.64, crest),
                        SymbolOutline.Point(x + half, y)))
            }
            return SymbolMark.line(line)
        }
        return SymbolLayer(marks: lines, ownColor: .cyan)
    }

    /// Specks in a disc: one in the middle, some around it, and `outer` along its edge.
    private static func air(_ pen: SymbolPen, outer: Int) -> SymbolLayer {
        let rings = [(1, 0.0), (6, 4.0), (outer, 8.0)]
        let places = rings.flatMap { count, radius in
            (0..<count).map { index in
                SymbolOutline.Point(0, 0).toward(Double(index) * 360 / Double(count), radius)
            }
        }
        return pen.dots(places.map { ($0.x, $0.y) }, radius: 1.1).level(0).colored(.gray)
    }

    private static func arms(_ pen: SymbolPen) -> SymbolLayer {
        var arm = SymbolOutline.lines([SymbolOutline.Point(-5.6, 1.2)])
        arm.append(
            .curve(
                SymbolOutline.Point(-5.6, -5), SymbolOutline.Point(-1, -8.6),
                SymbolOutline.Point(5.4, -8.4)))
        return pen.lines(arm, arm.turned(180)).level(1).colored(.gray)
    }

    private static func snowflake(_ pen: SymbolPen) -> SymbolDrawing {
        var layer = SymbolLayer(marks: [], ownColor: .cyan)
        for turn in 0..<6 {
            let arm = SymbolOutline.line(0, 0, 0, -9.2)
            let branch = SymbolOutline.lines([
                SymbolOutline.Point(-2.6, -8), SymbolOutline.Point(0, -5.6),
                SymbolOutline.Point(2.6, -8),
            ])
            layer.marks += [arm, branch].map { .line($0.turned(Double(turn) * 60)) }
        }
        return SymbolDrawing(width: 19, layer)
    }

    private static func zed(_ x: Double, _ y: Double, _ size: Double) -> SymbolOutline {
        .lines([
            SymbolOutline.Point(x - size / 2, y - size / 2),
            SymbolOutline.Point(x + size / 2, y - size / 2),
            SymbolOutline.Point(x - size / 2, y + size / 2),
            SymbolOutline.Point(x + size / 2, y + size / 2),
        ])
    }
}
