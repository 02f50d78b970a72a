/// The rectangle that a symbol's lines and areas cover; y grows downwards.
struct SymbolInk: Hashable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var middle: (x: Double, y: Double) { ((minX + maxX) / 2, (minY + maxY) / 2) }

    /// The rectangle around a point.
    init(around center: (x: Double, y: Double) = (0, 0), width: Double, height: Double) {
        minX = center.x - width / 2
        minY = center.y - height / 2
        maxX = center.x + width / 2
        maxY = center.y + height / 2
    }

    func scaled(_ factor: Double) -> SymbolInk {
        var ink = self
        ink.minX *= factor
        ink.minY *= factor
        ink.maxX *= factor
        ink.maxY *= factor
        return ink
    }

    func union(_ other: SymbolInk) -> SymbolInk {
        var union = self
        union.minX = min(minX, other.minX)
        union.minY = min(minY, other.minY)
        union.maxX = max(maxX, other.maxX)
        union.maxY = max(maxY, other.maxY)
        return union
    }

    /// The factor with which the rectangle becomes as large as fits; 1 without ink.
    ///
    /// - Parameter stem: The thickness of lines that keep theirs: where the ink is not thicker, as
    ///   the letter I is across, no factor makes it fit.
    func factor(toFit width: Double, _ height: Double, stem: Double = 0) -> Double {
        let sides = [(width, self.width), (height, self.height)]
        let grown = sides.filter { $1 > stem * 1.01 }
        return (grown.isEmpty ? sides.filter { $1 > 0 } : grown).map { $0 / $1 }.min() ?? 1
    }
}

extension SymbolOutline {
    /// The points between which it lies, with a distance around them; nil for no points.
    func ink(reach: Double) -> SymbolInk? {
        var ink: SymbolInk?
        var last = Point(0, 0)
        for element in elements {
            for point in Self.points(of: element, from: last) {
                let spot = SymbolInk(
                    around: (point.x, point.y), width: reach * 2, height: reach * 2)
                ink = ink?.union(spot) ?? spot
                last = point
            }
        }
        return ink
    }

    /// The number of points that stand for a curve.
    private static let steps = 8

    private static func points(of element: Element, from start: Point) -> [Point] {
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end):
            (1...steps).map { step in
                let part = Double(step) / Double(steps)
                let sides = [(start, first), (first, second), (second, end)].map {
                    $0.toward($1, part: part)
                }
                return sides[0].toward(sides[1], part: part)
                    .toward(sides[1].toward(sides[2], part: part), part: part)
            }
        case .close: []
        }
    }
}

extension SymbolDrawing {
    /// The ink of its layers on the grid; those that are cut out add none.
    func ink(stem: Double) -> SymbolInk {
        let inks = layers.filter { !$0.isCut }.flatMap { layer in
            layer.marks.compactMap { mark in
                switch mark {
                case .line(let outline): outline.ink(reach: stem * layer.thinness / 2)
                case .area(let outline): outline.ink(reach: stem * layer.thinness * 0.2)
                }
            }
        }
        let first = inks.first ?? SymbolInk(width: 0, height: 0)
        return inks.dropFirst().reduce(first) { $0.union($1) }
    }
}
