/// The parameters of a drawing: the thickness of lines, and whether closed shapes are filled.
struct SymbolPen {
    /// The height of a symbol, in units of the grid.
    static let gridHeight = 20.0

    /// The thickness of lines, in units of the grid.
    let stem: Double
    private(set) var isFilled: Bool

    /// - Parameters:
    ///   - weight: The weight of the font, 100 to 900.
    ///   - scale: The size in which the drawing is shown; its lines are as thick in all sizes, and
    ///     a little thinner in small ones.
    init(weight: UInt32, isFilled: Bool, scale: Double = 1) {
        stem = Self.stem(of: weight) / scale * (scale < 0.7 ? 0.9 : 1)
        self.isFilled = isFilled
    }

    /// The same pen without filling.
    var hollow: SymbolPen {
        var pen = self
        pen.isFilled = false
        return pen
    }

    private static func stem(of weight: UInt32) -> Double {
        switch weight {
        case 1...150: 0.6
        case 151...250: 0.9
        case 251...350: 1.25
        case 451...550: 1.8
        case 551...650: 2.05
        case 651...750: 2.3
        case 751...850: 2.6
        case 851...: 2.9
        default: 1.5
        }
    }

    /// A closed shape: its area, or the line just inside its edge.
    ///
    /// - Parameter shape: Makes the shape, reduced by a distance on each side.
    func shape(_ shape: (_ inset: Double) -> SymbolOutline) -> SymbolLayer {
        SymbolLayer(marks: [isFilled ? .area(shape(stem * 0.2)) : .line(shape(stem / 2))])
    }

    func lines(_ outlines: SymbolOutline...) -> SymbolLayer {
        SymbolLayer(marks: outlines.map { .line($0) })
    }

    func area(_ outline: SymbolOutline) -> SymbolLayer { SymbolLayer(marks: [.area(outline)]) }
}
