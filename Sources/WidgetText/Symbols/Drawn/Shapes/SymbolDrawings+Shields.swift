// Shields with one half filled, which the icon font lacks.
extension SymbolDrawings {
    static let shields: [String: Drawing] = [
        "shield.lefthalf.filled": { pen in halved(pen, side: -1) },
        "shield.righthalf.filled": { pen in halved(pen, side: 1) },
    ]

    /// A shield's edge and its half on one side; -1 is the left one.
    private static func halved(_ pen: SymbolPen, side: Double) -> SymbolDrawing {
        let inset = 1 - pen.stem / 2 * 0.11
        let edge = half(-1).moved(0, 0, scale: inset) + half(1).moved(0, 0, scale: inset)
        return SymbolDrawing(
            width: 17, SymbolLayer(marks: [.line(edge), .area(half(side))]))
    }

    private static func half(_ side: Double) -> SymbolOutline {
        var outline = SymbolOutline.lines([.init(0, 9.6), .init(0, 9.6)])
        outline.append(.curve(.init(4.2 * side, 7.8), .init(7.8 * side, 4.6), .init(7.8 * side, 0)))
        outline.append(.line(.init(7.8 * side, -6)))
        outline.append(.line(.init(0, -9.4)))
        return outline
    }
}
