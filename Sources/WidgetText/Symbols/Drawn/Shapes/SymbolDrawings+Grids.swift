// Grids of squares and discs, and stacks.
extension SymbolDrawings {
    static let grids: [String: Drawing] = [
        "sidebar.left": { sidebar($0, at: -4.4) },
        "sidebar.leading": { sidebar($0, at: -4.4) },
        "sidebar.right": { sidebar($0, at: 4.4) },
        "sidebar.trailing": { sidebar($0, at: 4.4) },
        "square.grid.2x2": { grid($0, count: 2) },
        "square.grid.3x3": { grid($0, count: 3) },
        "circle.grid.2x2": { dots($0, count: 2) },
        "circle.grid.3x3": { dots($0, count: 3) },
        "square.stack": { stack($0, width: 16.4, height: 13, square: 18) },
        "rectangle.stack": { stack($0, width: 20, height: 12, square: 22) },
        "square.stack.3d.up": { pen in
            let top = { (inset: Double) in
                SymbolOutline.rounded(
                    [
                        .init(0, -9.4 + inset), .init(10 - inset * 1.8, -4.2),
                        .init(0, 1 - inset), .init(-10 + inset * 1.8, -4.2),
                    ], 1.2)
            }
            let edge = SymbolOutline.path([(-8.6, 0), (0, 4.6), (8.6, 0)])
            return SymbolDrawing(
                width: 21, pen.shape(top), pen.lines(edge).level(1),
                pen.lines(edge.moved(0, 4.2)).level(2))
        },
    ]

    private static func grid(_ pen: SymbolPen, count: Int) -> SymbolDrawing {
        let gap = count == 2 ? 2.4 : 1.8
        let side = (18.4 - gap * Double(count - 1)) / Double(count)
        let starts = (0..<count).map { -9.2 + Double($0) * (side + gap) }
        let marks = starts.flatMap { y in
            starts.flatMap { x in
                pen.shape {
                    .roundedRectangle(
                        x + $0, y + $0, side - 2 * $0, side - 2 * $0, max(0.2, side * 0.2 - $0 / 2))
                }.marks
            }
        }
        return SymbolDrawing(width: 19, SymbolLayer(marks: marks))
    }

    private static func dots(_ pen: SymbolPen, count: Int) -> SymbolDrawing {
        let step = 18.4 / Double(count)
        let radius = count == 2 ? 3.8 : 2.5
        let places = (0..<count).map { (Double($0) + 0.5) * step - 9.2 }
        let marks = places.flatMap { y in
            places.flatMap { x in pen.shape { .circle(x, y, radius - $0) }.marks }
        }
        return SymbolDrawing(width: 19, SymbolLayer(marks: marks))
    }

    /// A sheet with the edges of two more behind it.
    private static func stack(
        _ pen: SymbolPen, width: Double, height: Double, square: Double
    ) -> SymbolDrawing {
        let top = 9.2 - height
        let edge = { (rise: Double, share: Double) in
            pen.lines(
                .line(-width / 2 * share, top - rise, width / 2 * share, top - rise))
        }
        return SymbolDrawing(
            width: square, pen.frame(width, height, radius: 2.2, at: (0, top + height / 2)),
            edge(2.9, 0.78).level(1), edge(5.8, 0.58).level(2))
    }

    /// A window with a line beside its edge.
    private static func sidebar(_ pen: SymbolPen, at x: Double) -> SymbolDrawing {
        let marks = [-4.0, -1, 2].map {
            SymbolMark.line(.line(x * 1.5 - 0.6, $0, x * 1.5 + 0.6, $0))
        }
        return SymbolDrawing(
            width: 23, pen.frame(22, 16, radius: 2.6), pen.lines(.line(x, -8, x, 8)).cut(in: pen),
            SymbolLayer(marks: marks).thin(0.7).cut(in: pen))
    }
}
