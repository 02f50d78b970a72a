// Circles for which the icon font has a different picture.
extension SymbolDrawings {
    static let circles: [String: Drawing] = [
        "circle.dashed": { pen in
            let dashes = (0..<12).map { index in
                let center = SymbolOutline.Point(0, 0)
                let start = Double(index) * 30
                let radius = 9.4 - pen.stem / 2
                var dash = SymbolOutline.lines([center.toward(start, radius)])
                dash.addArc(around: center, radius, from: start, to: start + 17)
                return SymbolMark.line(dash)
            }
            return SymbolDrawing(width: 20, SymbolLayer(marks: dashes))
        },
        "circle.dotted": { pen in
            let dots = (0..<12).map { index in
                let place = SymbolOutline.Point(0, 0).toward(Double(index) * 30, 8.6)
                return SymbolMark.area(.circle(place.x, place.y, 0.55 * pen.stem / 1.5))
            }
            return SymbolDrawing(width: 20, SymbolLayer(marks: dots))
        },
        "circle.circle": { pen in
            let inner = SymbolOutline.circle(0, 0, 4.4 - pen.stem / 2)
            return SymbolDrawing(
                width: 20, pen.shape { .circle(0, 0, 9.4 - $0) },
                pen.isFilled ? pen.area(inner).cut() : pen.lines(inner).level(1))
        },
        "circle.lefthalf.filled": { half($0, from: 90) },
        "circle.righthalf.filled": { half($0, from: -90) },
        "circle.tophalf.filled": { half($0, from: 180) },
        "circle.bottomhalf.filled": { half($0, from: 0) },
        "record.circle": { pen in
            var dot = pen.area(.circle(0, 0, 4.2)).level(1)
            dot.isCut = pen.isFilled
            return SymbolDrawing(width: 20, pen.shape { .circle(0, 0, 9.4 - $0) }, dot)
        },
    ]

    /// A circle's line, with the half that begins at an angle filled.
    private static func half(_ pen: SymbolPen, from start: Double) -> SymbolDrawing {
        let (center, radius) = (SymbolOutline.Point(0, 0), 9.4 - pen.stem / 2)
        var half = SymbolOutline.lines([center.toward(start, radius)])
        half.addArc(around: center, radius, from: start, to: start + 180)
        half.append(.close)
        return SymbolDrawing(
            width: 20, pen.lines(.circle(0, 0, radius)).level(1), pen.area(half))
    }
}
