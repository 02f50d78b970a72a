// Bubbles, bells and trays.
extension SymbolDrawings {
    static let messages: [String: Drawing] = [
        "bubble.left": { pen in SymbolDrawing(width: 22, pen.shape { bubble(inset: $0, radius: 5) })
        },
        "bubble.right": { pen in
            SymbolDrawing(width: 22, pen.shape { bubble(inset: $0, radius: 5).mirrored() })
        },
        "message": { pen in SymbolDrawing(width: 22, pen.shape { bubble(inset: $0, radius: 7.4) })
        },
        "bell": { pen in
            var clapper = SymbolOutline.lines([SymbolOutline.Point(0, 6.4).toward(15, 2.6)])
            clapper.addArc(around: .init(0, 6.4), 2.6, from: 15, to: 165)
            return SymbolDrawing(width: 18, pen.shape { bell(inset: $0) }, pen.lines(clapper))
        },
        "bell.badge": { pen in
            let bell = all["bell"]?(pen) ?? SymbolDrawing(width: 0)
            let dot = pen.area(.circle(6, -6.2, 3)).colored(.red).inFront()
            return SymbolDrawing(
                width: bell.width, layers: bell.layers.map { $0.level(1) } + [dot])
        },
        "tray": { SymbolDrawing(width: 20, layers: tray($0)) },
        "tray.full": { pen in
            let papers = pen.lines(.line(-4.4, -4, 4.4, -4), .line(-5.2, -1.2, 5.2, -1.2)).level(1)
            return SymbolDrawing(
                width: 20, layers: tray(pen) + [pen.isFilled ? papers.cut() : papers])
        },
    ]

    /// A speech bubble with its tail at the left.
    private static func bubble(inset: Double, radius: Double) -> SymbolOutline {
        let (side, top, bottom) = (10.2 - inset, -9 + inset, 6.2 - inset)
        return .rounded(
            [
                .init(-side, top), .init(side, top), .init(side, bottom), .init(-1.8, bottom),
                .init(-6.4 + inset * 0.4, 10 - inset * 1.6), .init(-6.2 + inset * 0.4, bottom),
                .init(-side, bottom),
            ], [radius, radius, radius, 0.6, 0.8, 0.2, radius * 0.6])
    }

    private static func bell(inset: Double) -> SymbolOutline {
        let (side, top, bottom) = (8.4 - inset, -9.2 + inset, 5.2 - inset)
        var outline = SymbolOutline.lines([.init(-side + 0.6, bottom)])
        outline.append(
            .curve(.init(-side - 0.4, bottom), .init(-side, bottom - 1.6), .init(-7 + inset, 2.6)))
        outline.append(.curve(.init(-4.4, -0.6), .init(-6.8 + inset, top), .init(0, top)))
        outline.append(.curve(.init(6.8 - inset, top), .init(4.4, -0.6), .init(7 - inset, 2.6)))
        outline.append(
            .curve(.init(side, bottom - 1.6), .init(side + 0.4, bottom), .init(side - 0.6, bottom)))
        outline.append(.close)
        return outline
    }

    /// A tray seen from the front.
    private static func tray(_ pen: SymbolPen) -> [SymbolLayer] {
        let rim = SymbolOutline.Point(3.6, 1.2)
        var inside = SymbolOutline.lines([
            .init(-9 + pen.stem / 2, rim.y), .init(-rim.x, rim.y),
        ])
        inside.addArc(around: .init(0, rim.y), rim.x, from: 180, to: 0)
        inside.append(.line(.init(9 - pen.stem / 2, rim.y)))
        let edge = pen.lines(inside)
        let box = pen.shape { inset in
            .polygon([
                (-6.2 + inset * 0.6, -7 + inset), (6.2 - inset * 0.6, -7 + inset),
                (9.4 - inset, 1.2), (9.4 - inset, 7 - inset), (-9.4 + inset, 7 - inset),
                (-9.4 + inset, 1.2),
            ])
        }
        return [box, pen.isFilled ? edge.cut() : edge]
    }
}
