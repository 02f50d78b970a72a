import WidgetWire

/// A gauge in a picture: its track, the part reached, and a dot that marks it.
struct GaugeDrawing {
    private let gauge: Gauge
    private let frame: Rect
    private let fraction: Double
    private let line: GaugeLine

    /// The room around a marker, as a fraction of the line's width.
    private static let gap = 0.4
    /// The number of single-coloured pieces that a gradient along a ring is drawn in.
    private static let pieces = 90
    private static let spokes = 8

    init(_ gauge: Gauge, in frame: Rect, fraction: Double) {
        self.gauge = gauge
        self.frame = frame
        self.fraction = fraction
        line = GaugeLine(gauge, in: frame)
    }

    func draw(on canvas: Canvas) {
        if gauge.form == .spokes { return drawSpokes(on: canvas) }
        guard line.width > 0 else { return }
        if gauge.marked, !gauge.fill.isEmpty {
            canvas.saved {
                canvas.clip(aroundMarker)
                fillLine(to: 1, on: canvas)
            }
            canvas.fill(circle(radius: line.width / 2), paint(at: fraction))
        } else {
            canvas.fill(line.outline(from: 0, to: 1), Paint.with { $0.color = gauge.track })
            if fraction > 0 { fillLine(to: fraction, on: canvas) }
        }
    }

    private func fillLine(to end: Double, on canvas: Canvas) {
        guard gauge.fill.count > 1 else {
            return canvas.fill(line.outline(from: 0, to: end), paint(at: 0))
        }
        canvas.saved {
            canvas.clip(line.outline(from: 0, to: end))
            if gauge.form == .bar { fillBar(on: canvas) } else { fillRing(to: end, on: canvas) }
        }
    }

    private func fillBar(on canvas: Canvas) {
        let gradient = Paint.with {
            $0.linearGradient.stops = gauge.fill
            $0.linearGradient.start.x = frame.x + (gauge.reversed ? frame.width : 0)
            $0.linearGradient.end.x = frame.x + (gauge.reversed ? 0 : frame.width)
        }
        canvas.fill(line.outline(from: 0, to: 1), gradient)
    }

    /// Draws the filled part of a ring in pieces, with the opacity of the first colour as a whole.
    ///
    /// Each piece extends to the end and is covered by the next one, so that no seams are visible.
    private func fillRing(to end: Double, on canvas: Canvas) {
        canvas.layer(
            opacity: Double(gauge.fill.first?.color.alpha ?? 1), blendMode: .normal
        ) { canvas in
            for piece in 0..<Self.pieces {
                let start = Double(piece) / Double(Self.pieces)
                guard start <= end else { return }
                var paint = paint(at: start)
                paint.color.alpha = 1
                canvas.fill(line.outline(from: start, to: piece == 0 ? 1 : max(start, end)), paint)
            }
        }
    }

    /// Draws the spokes of a wheel, each fainter than the one before, counterclockwise.
    private func drawSpokes(on canvas: Canvas) {
        let radius = min(frame.width, frame.height) / 2
        let center = OutlinePath.Coordinate(
            x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        for spoke in 0..<Self.spokes {
            let angle = 2 * .pi * Double(spoke) / Double(Self.spokes) - .pi / 2
            var paint = paint(at: 0)
            paint.color.alpha *= 0.3 + 0.7 * Float(spoke) / Float(Self.spokes - 1)
            let half = radius * 0.11
            let path = ArcPath.capsule(
                from: center.moved(radius * 0.5, toward: angle),
                to: center.moved(radius - half, toward: angle), half: half, angle: angle)
            canvas.fill(path, paint)
        }
    }

    private func paint(at place: Double) -> Paint {
        Paint.with { $0.color = gauge.fill.color(at: place) ?? Color() }
    }

    private func circle(radius: Double, clockwise: Bool = true) -> OutlinePath {
        ArcPath.circle(line.point(at: fraction), radius: radius, clockwise: clockwise)
    }

    /// Everything but the room around the marker.
    private var aroundMarker: OutlinePath {
        let hole = circle(radius: line.width * (0.5 + Self.gap), clockwise: false)
        return OutlinePath(OutlinePath(frame, radius: 0).elements + hole.elements)
    }
}
