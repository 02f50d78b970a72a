// Shapes that are partly filled or divided, and grids of rectangles.
extension SymbolDrawings {
    static let partitions: [String: Drawing] = {
        var drawings: [String: Drawing] = [:]
        for (name, box) in boxes {
            for (part, share) in halves {
                drawings["\(name).\(part).filled"] = { filled($0, box, share, inset: 0) }
            }
            for (part, share) in halves.merging(insets, uniquingKeysWith: { first, _ in first }) {
                let dotted = part.isEmpty ? name : "\(name).\(part)"
                drawings["\(dotted).inset.filled"] = { filled($0, box, share, inset: 2.8) }
            }
            for (columns, rows) in [(2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (3, 3)] {
                drawings["\(name).split.\(columns)x\(rows)"] = {
                    split($0, box, columns: columns, rows: rows)
                }
            }
        }
        for (columns, rows) in [(1, 2), (2, 2), (3, 1), (3, 2)] {
            drawings["rectangle.grid.\(columns)x\(rows)"] = {
                grid($0, Box(width: 21.2, height: 16.4), columns: columns, rows: rows)
            }
        }
        drawings["square.grid.3x2"] = {
            grid($0, Box(width: 21.2, height: 13.6), columns: 3, rows: 2)
        }
        drawings["square.grid.4x3"] = {
            grid($0, Box(width: 22, height: 16.2), columns: 4, rows: 3)
        }
        return drawings
    }()

    /// A rectangle around the middle of the grid.
    private struct Box {
        let width: Double
        let height: Double

        /// A part of it, without `inset` units on each side.
        func part(_ share: Share, inset: Double) -> (x: Double, y: Double, Double, Double) {
            let (across, along) = (width - 2 * inset, height - 2 * inset)
            return (
                -across / 2 + share.x * across, -along / 2 + share.y * along,
                share.width * across, share.height * along
            )
        }
    }

    /// A part of a rectangle, in fractions of its size.
    private struct Share {
        var x = 0.0
        var y = 0.0
        var width = 1.0
        var height = 1.0
    }

    private static let boxes = [
        "square": Box(width: 16.8, height: 16.8), "rectangle": Box(width: 20.4, height: 15.8),
        "rectangle.portrait": Box(width: 14.4, height: 18.8),
    ]

    private static let halves = [
        "lefthalf": Share(width: 0.5), "leadinghalf": Share(width: 0.5),
        "righthalf": Share(x: 0.5, width: 0.5), "trailinghalf": Share(x: 0.5, width: 0.5),
        "tophalf": Share(height: 0.5), "bottomhalf": Share(y: 0.5, height: 0.5),
    ]

    private static let insets = [
        "": Share(), "center": Share(x: 0.2, y: 0.2, width: 0.6, height: 0.6),
        "leftthird": Share(width: 0.36), "leadingthird": Share(width: 0.36),
        "rightthird": Share(x: 0.64, width: 0.36), "trailingthird": Share(x: 0.64, width: 0.36),
        "topthird": Share(height: 0.36), "bottomthird": Share(y: 0.64, height: 0.36),
        "topleft": Share(width: 0.5, height: 0.5), "topleading": Share(width: 0.5, height: 0.5),
        "topright": Share(x: 0.5, width: 0.5, height: 0.5),
        "toptrailing": Share(x: 0.5, width: 0.5, height: 0.5),
        "bottomleft": Share(y: 0.5, width: 0.5, height: 0.5),
        "bottomleading": Share(y: 0.5, width: 0.5, height: 0.5),
        "bottomright": Share(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
        "bottomtrailing": Share(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
    ]

    /// A rectangle's line, with a part of the inside filled.
    private static func filled(
        _ pen: SymbolPen, _ box: Box, _ share: Share, inset: Double
    ) -> SymbolDrawing {
        let (x, y, width, height) = box.part(share, inset: max(inset, pen.stem / 2))
        let radius = inset > 0 ? 0.8 : 1.6
        return SymbolDrawing(
            width: box.width + 1.2, pen.hollow.frame(box.width, box.height, radius: 2.4).level(1),
            pen.area(.roundedRectangle(x, y, width, height, min(radius, width / 2, height / 2))))
    }

    /// A rectangle with lines between its parts.
    private static func split(
        _ pen: SymbolPen, _ box: Box, columns: Int, rows: Int
    ) -> SymbolDrawing {
        let (right, bottom) = (box.width / 2 - pen.stem / 2, box.height / 2 - pen.stem / 2)
        var marks: [SymbolMark] = []
        for column in 1..<max(columns, 2) where columns > 1 {
            let x = box.width * (Double(column) / Double(columns) - 0.5)
            marks.append(.line(.line(x, -bottom, x, bottom)))
        }
        for row in 1..<max(rows, 2) where rows > 1 {
            let y = box.height * (Double(row) / Double(rows) - 0.5)
            marks.append(.line(.line(-right, y, right, y)))
        }
        return SymbolDrawing(
            width: box.width + 1.2, pen.frame(box.width, box.height, radius: 2.4),
            SymbolLayer(marks: marks).cut(in: pen))
    }

    /// Rectangles in rows and columns.
    private static func grid(
        _ pen: SymbolPen, _ box: Box, columns: Int, rows: Int
    ) -> SymbolDrawing {
        let gap = columns * rows > 4 ? 1.8 : 2.2
        let width = (box.width - gap * Double(columns - 1)) / Double(columns)
        let height = (box.height - gap * Double(rows - 1)) / Double(rows)
        let marks = (0..<rows).flatMap { row in
            (0..<columns).flatMap { column in
                pen.frame(
                    width, height, radius: 1,
                    at: (
                        (width - box.width) / 2 + Double(column) * (width + gap),
                        (height - box.height) / 2 + Double(row) * (height + gap)
                    )
                ).marks
            }
        }
        return SymbolDrawing(width: box.width + 0.8, SymbolLayer(marks: marks))
    }
}
