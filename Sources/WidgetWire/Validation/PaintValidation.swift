extension Paint {
    func isDrawable(within limit: Double) -> Bool {
        switch kind {
        case .color(let color): color.isDrawable
        case .linearGradient(let gradient):
            gradient.start.isDrawable(within: limit) && gradient.end.isDrawable(within: limit)
                && gradient.stops.areDrawable
        case .radialGradient(let gradient):
            gradient.center.isDrawable(within: limit)
                && (0...limit).contains(gradient.startRadius)
                && (0...limit).contains(gradient.endRadius)
                && (0...limit).contains(gradient.proportion) && gradient.stops.areDrawable
        case .angularGradient(let gradient):
            gradient.center.isDrawable(within: limit) && abs(gradient.start) <= 360
                && (gradient.start...gradient.start + 360).contains(gradient.end)
                && gradient.stops.areDrawable
        case .meshGradient(let gradient): gradient.isDrawable(within: limit)
        case .backdrop(let backdrop): backdrop.isDrawable
        case nil: true
        }
    }
}

extension Paint {
    /// How many points its gradient has, if Cairo draws it as a mesh.
    ///
    /// Each gradient has a least count, because a document holds it as a picture of its own.
    var meshPointCount: Int {
        switch kind {
        case .meshGradient(let gradient):
            max(gradient.points.count, DisplayListLimits.pointsOfMesh)
        case .angularGradient(let gradient):
            max(gradient.stops.count, DisplayListLimits.pointsOfMesh)
        case .color, .linearGradient, .radialGradient, .backdrop, nil: 0
        }
    }
}

extension MeshGradient {
    fileprivate func isDrawable(within limit: Double) -> Bool {
        points.count <= 256 && colors.count == points.count
            && (points.isEmpty || columns > 1 && points.count % Int(columns) == 0)
            && points.allSatisfy { $0.isDrawable(within: limit) }
            && colors.allSatisfy(\.isDrawable)
    }
}

extension Backdrop {
    fileprivate var isDrawable: Bool {
        (0...1_000).contains(radius) && (0...1).contains(opacity)
            && [haze, light, flat].allSatisfy(\.isDrawable)
    }
}

extension GradientStop {
    /// The greatest number of stops of a gradient or of a gauge's line.
    public static let mostOfGradient = 256
}

extension [GradientStop] {
    fileprivate var areDrawable: Bool {
        count <= GradientStop.mostOfGradient
            && allSatisfy { $0.color.isDrawable && (0...1).contains($0.location) }
    }
}

extension Point {
    fileprivate func isDrawable(within limit: Double) -> Bool {
        abs(x) <= limit && abs(y) <= limit
    }
}
