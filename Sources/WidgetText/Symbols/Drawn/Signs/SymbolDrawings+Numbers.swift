// Numbers from 0 to 50, which stand in circles and squares.
extension SymbolDrawings {
    static let numbers: [String: Drawing] = Dictionary(
        uniqueKeysWithValues: (0...50).map { number in (String(number), drawing(of: number)) })

    /// Arrows that go around a number of seconds.
    static let skips: [String: Drawing] = Dictionary(
        uniqueKeysWithValues: [5, 10, 15, 30, 45, 60, 75, 90].flatMap { seconds in
            [("goforward.\(seconds)", false), ("gobackward.\(seconds)", true)].map { name, isBack in
                (name, { (pen: SymbolPen) in skip(pen, seconds, isBack: isBack) } as Drawing)
            }
        })

    private static func skip(_ pen: SymbolPen, _ seconds: Int, isBack: Bool) -> SymbolDrawing {
        let digits = seconds > 9 ? [seconds / 10, seconds % 10] : [seconds]
        let marks = digits.enumerated().flatMap { index, value in
            digit(value).map {
                let place = Double(index) * 4.4 - Double(digits.count - 1) * 2.2
                return SymbolMark.line($0.moved(place, 1.4, scale: 0.44))
            }
        }
        return SymbolDrawing(
            width: 18, pen.lines(ring(isBack), ringHead(isBack)),
            SymbolLayer(marks: marks).thin(0.75))
    }

    private static func drawing(of number: Int) -> Drawing {
        guard number > 9 else {
            return { pen in
                SymbolDrawing(width: 10, SymbolLayer(marks: digit(number).map { .line($0) }))
            }
        }
        return { pen in
            let marks = [(number / 10, -5.0), (number % 10, 5.0)].flatMap { value, place in
                digit(value).map { SymbolMark.line($0.moved(place, 0, scale: 0.9)) }
            }
            return SymbolDrawing(width: 19, SymbolLayer(marks: marks))
        }
    }

    /// A digit, eight units wide and fourteen high.
    private static func digit(_ value: Int) -> [SymbolOutline] {
        switch value {
        case 0: [.roundedRectangle(-3.7, -7, 7.4, 14, 3.7)]
        case 1: [lines((-2.8, -4.6), (0.4, -7), (0.4, 7))]
        case 2: [arc(0, -3.4, 3.6, 190, 398, then: (-3.8, 7), (3.8, 7))]
        case 3: [arc(-0.2, -3.6, 3.4, 200, 450) + arc(-0.2, 3.4, 3.6, -90, 160)]
        case 4: [lines((1.8, 7), (1.8, -7), (-4, 3.4), (4, 3.4))]
        case 5: [lines((3.2, -7), (-2.4, -7), (-2.8, -0.4)) + arc(-0.1, 2.8, 4.2, 230, 515)]
        case 6: [.circle(0, 3, 4), curve((2.2, -7), (-1, -4.5), (-4, -1), (-4, 3))]
        case 7: [lines((-3.8, -7), (3.8, -7), (-1.4, 7))]
        case 8: [.circle(0, -3.6, 3.3), .circle(0, 3.4, 3.6)]
        default: [.circle(0, -3, 4), curve((4, -3), (4, 1), (1, 4.5), (-2.2, 7))]
        }
    }

    /// Lines through places.
    static func lines(_ points: (Double, Double)...) -> SymbolOutline {
        .lines(points.map { SymbolOutline.Point($0.0, $0.1) })
    }

    /// A part of a circle from one angle to another, and lines from its end.
    static func arc(
        _ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ end: Double,
        then points: (Double, Double)...
    ) -> SymbolOutline {
        let center = SymbolOutline.Point(x, y)
        var outline = SymbolOutline.lines([center.toward(start, radius)])
        outline.addArc(around: center, radius, from: start, to: end)
        for point in points { outline.append(.line(.init(point.0, point.1))) }
        return outline
    }

    private static func curve(
        _ start: (Double, Double), _ first: (Double, Double), _ second: (Double, Double),
        _ end: (Double, Double)
    ) -> SymbolOutline {
        var outline = SymbolOutline.lines([.init(start.0, start.1)])
        outline.append(
            .curve(.init(first.0, first.1), .init(second.0, second.1), .init(end.0, end.1)))
        return outline
    }
}
