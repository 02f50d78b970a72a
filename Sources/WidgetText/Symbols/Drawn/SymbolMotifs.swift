import Glibc

/// The motifs that drawings are made of, each around a point of the grid.
extension SymbolPen {
    typealias Point = SymbolOutline.Point

    /// A rectangle with round corners, in the middle by default.
    func frame(
        _ width: Double, _ height: Double, radius: Double,
        at center: (x: Double, y: Double) = (0, 0)
    ) -> SymbolLayer {
        shape {
            .roundedRectangle(
                center.x - width / 2 + $0, center.y - height / 2 + $0, width - 2 * $0,
                height - 2 * $0, max(0.2, radius - $0 / 2))
        }
    }

    /// A cloud 22 units wide and 14 high at full scale.
    func cloud(_ x: Double, _ y: Double, scale: Double = 1) -> SymbolLayer {
        shape { .cloud(inset: $0 / scale).moved(x, y, scale: scale) }.colored(.white)
    }

    /// A disc with eight rays.
    func sun(
        _ x: Double, _ y: Double, radius: Double, ray: Double, rays: Range<Int> = 0..<8
    ) -> SymbolLayer {
        var layer = shape { .circle(x, y, radius - $0) }
        let center = Point(x, y)
        let start = radius + min(stem, 1.7) * 1.25
        for index in rays {
            let degrees = Double(index) * 45
            layer.marks.append(
                .line(
                    .lines([center.toward(degrees, start), center.toward(degrees, start + ray)])))
        }
        return layer.colored(.yellow)
    }

    /// The upper half of a sun on a horizon.
    func halfSun(_ x: Double, _ y: Double, radius: Double, ray: Double) -> SymbolLayer {
        var layer = shape { inset in
            let radius = radius - inset
            var outline = SymbolOutline.lines([Point(x - radius, y - inset)])
            outline.addArc(around: Point(x, y - inset), radius, from: 180, to: 360)
            outline.append(.close)
            return outline
        }
        layer.marks += sun(x, y, radius: radius, ray: ray, rays: 5..<8).marks.dropFirst()
        return layer.colored(.yellow)
    }

    /// A crescent that is open to the upper right.
    func moon(_ x: Double, _ y: Double, radius: Double) -> SymbolLayer {
        shape { .crescent(radius: radius - $0, inset: $0).moved(x, y) }.colored(.yellow)
    }

    /// Lines that fall from the left corner of each place.
    func rain(_ places: [(x: Double, y: Double)], length: Double) -> SymbolLayer {
        SymbolLayer(
            marks: places.map { .line(.line($0.x, $0.y, $0.x - length * 0.45, $0.y + length)) },
            level: 1, ownColor: .cyan)
    }

    /// Stars with six rays.
    func flakes(_ places: [(x: Double, y: Double)], radius: Double) -> SymbolLayer {
        var layer = SymbolLayer(marks: [], level: 1, ownColor: .cyan, thinness: 0.6)
        for place in places {
            let center = Point(place.x, place.y)
            for degrees in [30.0, 90, 150] {
                layer.marks.append(
                    .line(
                        .lines([
                            center.toward(degrees, radius), center.toward(degrees + 180, radius),
                        ])))
            }
        }
        return layer
    }

    func dots(_ places: [(x: Double, y: Double)], radius: Double) -> SymbolLayer {
        SymbolLayer(
            marks: places.map { .area(.circle($0.x, $0.y, radius)) }, level: 1, ownColor: .cyan)
    }

    /// A flash of lightning, always filled.
    func flash(_ x: Double, _ y: Double, scale: Double) -> SymbolLayer {
        area(.flash().moved(x, y, scale: scale)).level(1).colored(.yellow)
    }

    /// A star with four rays.
    func sparkle(_ x: Double, _ y: Double, radius: Double) -> SymbolMark {
        var outline = SymbolOutline.lines([Point(x, y - radius)])
        let center = Point(x, y)
        for degrees in [0.0, 90, 180, 270] {
            let near = center.toward(degrees - 45, radius * 0.16)
            outline.append(.curve(near, near, center.toward(degrees, radius)))
        }
        outline.append(.close)
        return .area(outline)
    }

    /// A gust that ends in a curl, upwards or downwards.
    func gust(
        from start: Double, to end: Double, _ y: Double, curl radius: Double, isUp: Bool
    ) -> SymbolMark {
        var outline = SymbolOutline.lines([Point(start, y), Point(end, y)])
        let center = Point(end, isUp ? y - radius : y + radius)
        outline.addArc(
            around: center, radius, from: isUp ? 90 : -90, to: isUp ? -150 : 150)
        return .line(outline)
    }
}

extension SymbolOutline {
    /// Three round heads on a straight ground, around the origin.
    static func cloud(inset: Double) -> SymbolOutline {
        let left = Circle(-6.6, 2.8, 4.2 - inset)
        let middle = Circle(-1.4, -1.2, 5.8 - inset)
        let right = Circle(6.2, 2.2, 4.8 - inset)
        let ground = 7 - inset
        var outline = lines([Point(left.center.x, ground)])
        let first = left.meeting(middle)
        let second = middle.meeting(right)
        outline.addArc(around: left.center, left.radius, from: 90, to: left.angle(of: first))
        outline.addArc(
            around: middle.center, middle.radius, from: middle.angle(of: first),
            to: middle.angle(of: second, after: middle.angle(of: first)))
        outline.addArc(
            around: right.center, right.radius, from: right.angle(of: second), to: 360 + 90)
        outline.append(.close)
        return outline
    }

    /// A triangle on its base with round corners, as in warning signs.
    static func warning(inset: Double) -> SymbolOutline {
        .rounded(
            [
                .init(0, -10.2 + inset * 2), .init(11.4 - inset * 1.7, 8.8 - inset),
                .init(-11.4 + inset * 1.7, 8.8 - inset),
            ], 3.4)
    }

    /// - Parameter inset: How much the crescent is reduced, beyond its own radius.
    static func crescent(radius: Double, inset: Double) -> SymbolOutline {
        let disc = Circle(0, 0, radius)
        let shadow = Circle(radius * 0.5 + inset * 0.4, -radius * 0.5 - inset * 0.4, radius * 0.86)
        let first = disc.meeting(shadow)
        let second = shadow.meeting(disc)
        var outline = lines([second])
        outline.addArc(
            around: disc.center, disc.radius, from: disc.angle(of: second),
            to: disc.angle(of: first, after: disc.angle(of: second)))
        let start = shadow.angle(of: first)
        outline.addArc(
            around: shadow.center, shadow.radius, from: start,
            to: shadow.angle(of: second, after: start) - 360)
        outline.append(.close)
        return outline
    }

    static func flash() -> SymbolOutline {
        polygon([(1.6, -9.6), (-5.4, 1.3), (-0.7, 1.3), (-1.6, 9.6), (5.4, -1.7), (0.8, -1.7)])
    }

    private struct Circle {
        let center: Point
        let radius: Double

        init(_ x: Double, _ y: Double, _ radius: Double) {
            center = Point(x, y)
            self.radius = radius
        }

        /// The intersection of two circles to the left of the line to the other centre.
        func meeting(_ other: Circle) -> Point {
            let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
            let distance = (dx * dx + dy * dy).squareRoot()
            let along =
                (distance * distance + radius * radius - other.radius * other.radius)
                / (2 * distance)
            let aside = max(0, radius * radius - along * along).squareRoot()
            return Point(
                center.x + (dx * along + dy * aside) / distance,
                center.y + (dy * along - dx * aside) / distance)
        }

        /// The angle of a point, from 0 to 360, or the first one from `start` on.
        func angle(of point: Point, after start: Double = 0) -> Double {
            var degrees = atan2(point.y - center.y, point.x - center.x) * 180 / .pi
            while degrees < start { degrees += 360 }
            return degrees
        }
    }
}
