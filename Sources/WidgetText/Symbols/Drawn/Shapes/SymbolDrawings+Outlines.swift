// Outlines shared by several drawings.
extension SymbolDrawings {
    /// A place on the grid.
    typealias Place = (x: Double, y: Double)

    /// A closed shape of curves, each given by its two control points and its end.
    static func closed(
        from start: Place, _ curves: (Place, Place, Place)...
    ) -> SymbolOutline {
        var outline = SymbolOutline.lines([.init(start.x, start.y)])
        for (first, second, end) in curves {
            outline.append(
                .curve(.init(first.x, first.y), .init(second.x, second.y), .init(end.x, end.y)))
        }
        outline.append(.close)
        return outline
    }

    /// A circle with a waved edge.
    static func scalloped(_ radius: Double, waves: Int) -> SymbolOutline {
        let center = SymbolOutline.Point(0, 0)
        let step = 360 / Double(waves)
        var outline = SymbolOutline.lines([center.toward(-90, radius * 0.88)])
        for index in 0..<waves {
            let start = Double(index) * step - 90
            outline.append(
                .curve(
                    center.toward(start + step * 0.12, radius * 1.12),
                    center.toward(start + step * 0.88, radius * 1.12),
                    center.toward(start + step, radius * 0.88)))
        }
        outline.append(.close)
        return outline
    }

    /// An ellipse around the origin, given by its extents to each side.
    static func ellipse(_ width: Double, _ height: Double) -> SymbolOutline {
        // The length of the handles of a curve that approximates a quarter of a circle.
        let (x, y) = (width * 0.5523, height * 0.5523)
        var outline = SymbolOutline.lines([.init(width, 0)])
        outline.append(.curve(.init(width, y), .init(x, height), .init(0, height)))
        outline.append(.curve(.init(-x, height), .init(-width, y), .init(-width, 0)))
        outline.append(.curve(.init(-width, -y), .init(-x, -height), .init(0, -height)))
        outline.append(.curve(.init(x, -height), .init(width, -y), .init(width, 0)))
        outline.append(.close)
        return outline
    }
}
