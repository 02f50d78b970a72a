// The phases of the moon as seen from the northern hemisphere.
//
// The dark part is filled or, in those named `inverse`, the lit part.
extension SymbolDrawings {
    static let moons: [String: Drawing] = [
        "moonphase.new.moon": { $0.moonPhase(darkTo: moonRadius) },
        "moonphase.waxing.crescent": { $0.moonPhase(darkTo: moonRadius * 0.5) },
        "moonphase.first.quarter": { $0.moonPhase(darkTo: 0) },
        "moonphase.waxing.gibbous": { $0.moonPhase(darkTo: -moonRadius * 0.5) },
        "moonphase.full.moon": { $0.moonPhase(darkTo: -moonRadius) },
        "moonphase.waning.gibbous": { $0.moonPhase(darkTo: -moonRadius * 0.5, isWaning: true) },
        "moonphase.last.quarter": { $0.moonPhase(darkTo: 0, isWaning: true) },
        "moonphase.waning.crescent": { $0.moonPhase(darkTo: moonRadius * 0.5, isWaning: true) },
        "moonphase.new.moon.inverse": { $0.moonPhase(darkTo: -moonRadius) },
        "moonphase.waxing.crescent.inverse": {
            $0.moonPhase(darkTo: -moonRadius * 0.5, isWaning: true)
        },
        "moonphase.first.quarter.inverse": { $0.moonPhase(darkTo: 0, isWaning: true) },
        "moonphase.waxing.gibbous.inverse": {
            $0.moonPhase(darkTo: moonRadius * 0.5, isWaning: true)
        },
        "moonphase.full.moon.inverse": { $0.moonPhase(darkTo: moonRadius) },
        "moonphase.waning.gibbous.inverse": { $0.moonPhase(darkTo: moonRadius * 0.5) },
        "moonphase.last.quarter.inverse": { $0.moonPhase(darkTo: 0) },
        "moonphase.waning.crescent.inverse": { $0.moonPhase(darkTo: -moonRadius * 0.5) },
    ]

    fileprivate static let moonRadius = 9.4
}

extension SymbolPen {
    /// A disc filled from the left up to the middle of its shadow's edge.
    ///
    /// - Parameter isWaning: Whether it is filled from the right instead.
    fileprivate func moonPhase(darkTo edge: Double, isWaning: Bool = false) -> SymbolDrawing {
        let rim = lines(.circle(0, 0, SymbolDrawings.moonRadius - stem / 2)).level(1)
        guard edge > -SymbolDrawings.moonRadius else { return SymbolDrawing(width: 20, rim) }
        // The pen is drawn along an area's edge too.
        let (center, radius) = (Point(0, 0), SymbolDrawings.moonRadius - stem * 0.2)
        let edge = min(edge, radius)
        var dark = SymbolOutline.lines([center.toward(90, radius)])
        dark.addArc(around: center, radius, from: 90, to: 270)
        // A quarter of an ellipse as one curve.
        let (aside, along) = (edge * 0.5523, radius * 0.5523)
        dark.append(.curve(.init(aside, -radius), .init(edge, -along), .init(edge, 0)))
        dark.append(.curve(.init(edge, along), .init(aside, radius), .init(0, radius)))
        dark.append(.close)
        return SymbolDrawing(width: 20, rim, area(isWaning ? dark.turned(180) : dark))
    }
}
