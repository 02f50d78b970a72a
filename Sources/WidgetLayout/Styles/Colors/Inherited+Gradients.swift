import WidgetWire

/// Gradients with absolute positions and resolved colours.
extension Inherited {
    func linear(
        _ stops: [GradientStop], _ start: UnitPoint, _ end: UnitPoint, in frame: Rect
    ) -> LinearGradient {
        LinearGradient.with {
            $0.stops = stops
            $0.start = frame.point(at: start)
            $0.end = frame.point(at: end)
        }
    }

    func radial(
        _ stops: [GradientStop], _ center: UnitPoint, _ radii: PaintValue.Span,
        _ isElliptical: Bool, in frame: Rect
    ) -> RadialGradient {
        let unit = isElliptical ? frame.width : 1
        return RadialGradient.with {
            $0.stops = stops
            $0.center = frame.point(at: center)
            $0.startRadius = max(0, Length.finite(radii.start * unit) ?? 0)
            $0.endRadius = max(0, Length.finite(radii.end * unit) ?? 0)
            $0.proportion = isElliptical && frame.width > 0 ? frame.height / frame.width : 1
        }
    }

    /// An angular gradient; of more than a turn, the last turn counts.
    func angular(
        _ stops: [GradientStop], _ center: UnitPoint, _ degrees: PaintValue.Span, in frame: Rect
    ) -> AngularGradient {
        let (from, to) = (Length.finite(degrees.start) ?? 0, Length.finite(degrees.end) ?? 0)
        let span = abs(to - from)
        var stops = to < from ? stops.reversed().map(\.reversed) : stops
        let start = max(min(from, to), max(from, to) - 360)
        if span > 360 { stops = stops.inLastTurn(of: span / 360) }
        return AngularGradient.with {
            $0.stops = stops
            $0.center = frame.point(at: center)
            $0.start = start.truncatingRemainder(dividingBy: 360)
            $0.end = $0.start + min(span, 360)
        }
    }

    func mesh(
        _ colors: [Color], _ points: [UnitPoint], _ columns: Int, in frame: Rect
    ) -> MeshGradient {
        let rows = columns > 1 ? min(colors.count, points.count, 256) / columns : 0
        guard rows > 1 else { return MeshGradient() }
        return MeshGradient.with {
            $0.columns = UInt32(columns)
            $0.points = points.prefix(rows * columns).map { frame.point(at: $0) }
            $0.colors = Array(colors.prefix(rows * columns))
        }
    }
}

extension GradientStop {
    /// The stop in a gradient that runs the other way.
    fileprivate var reversed: GradientStop {
        var stop = self
        stop.location = 1 - location
        return stop
    }
}

extension [GradientStop] {
    /// The sorted stops between 0 and 1, where those beyond leave the colours that they are mixed to
    /// there.
    var cutToEnds: [GradientStop] {
        guard let first, let last, first.location < 0 || last.location > 1 else { return self }
        var kept = filter { (0...1).contains($0.location) }
        if first.location < 0, let color = color(at: 0) {
            kept.insert(GradientStop.with { ($0.color, $0.location) = (color, 0) }, at: 0)
        }
        if last.location > 1, let color = color(at: 1) {
            kept.append(GradientStop.with { ($0.color, $0.location) = (color, 1) })
        }
        return kept
    }

    /// The stops of the last of several turns, beginning with the colour at its start.
    fileprivate func inLastTurn(of turns: Double) -> [GradientStop] {
        let start = (turns - 1) / turns
        var kept = filter { $0.location >= start }
        if let color = color(at: start), kept.first.map({ $0.location > start }) ?? true {
            kept.insert(GradientStop.with { ($0.color, $0.location) = (color, start) }, at: 0)
        }
        return kept.map { stop in
            var stop = stop
            stop.location = Swift.max(0, Swift.min(stop.location * turns - (turns - 1), 1))
            return stop
        }
    }
}

extension Rect {
    /// The point at fractions of this frame.
    fileprivate func point(at unit: UnitPoint) -> Point {
        Point.with {
            $0.x = Length.finite(x + width * unit.x) ?? 0
            $0.y = Length.finite(y + height * unit.y) ?? 0
        }
    }
}
