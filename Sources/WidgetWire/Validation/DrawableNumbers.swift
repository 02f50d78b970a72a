// Checks whether numbers can be drawn: finite, within a limit, and not negative for lengths.

extension Double {
    func isDrawable(within limit: Double) -> Bool { abs(self) <= limit }
}

extension Color {
    var isDrawable: Bool {
        red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
    }
}

extension Rect {
    func isDrawable(within limit: Double) -> Bool {
        x.isDrawable(within: limit) && y.isDrawable(within: limit)
            && (0...limit).contains(width) && (0...limit).contains(height)
    }
}

extension Outline {
    func isDrawable(within limit: Double) -> Bool {
        guard frame.isDrawable(within: limit) else { return false }
        switch form {
        case .rectangle(let rectangle):
            return (0...limit).contains(rectangle.cornerWidth)
                && (0...limit).contains(rectangle.cornerHeight)
        case .ellipse: return true
        case .path(let path): return path.isDrawable(within: limit)
        case nil: return false
        }
    }
}

extension Transform {
    func isDrawable(within limit: Double) -> Bool {
        [a, b, c, d, tx, ty].allSatisfy { $0.isDrawable(within: limit) }
    }
}

extension Slices {
    func isDrawable(within limit: Double) -> Bool {
        [width, height, left, top, right, bottom].allSatisfy { (0...limit).contains($0) }
    }
}

extension Gauge {
    func isDrawable(within limit: Double) -> Bool {
        fraction.isFinite && interval.start.isFinite && interval.end.isFinite
            && (0...limit).contains(lineWidth) && track.isDrawable
            && fill.count <= GradientStop.mostOfGradient
            && fill.allSatisfy { $0.color.isDrawable && $0.location.isFinite }
    }
}

extension Group {
    func hasDrawableEffect(within limit: Double) -> Bool {
        switch effect {
        case .shadow(let shadow):
            shadow.color.isDrawable && (0...limit).contains(shadow.radius)
                && shadow.x.isDrawable(within: limit) && shadow.y.isDrawable(within: limit)
        case .blur(let blur): (0...limit).contains(blur.radius)
        case .colorMatrix(let matrix):
            matrix.values.count == 16 && matrix.values.allSatisfy { $0.isDrawable(within: limit) }
        case .colorTransform(let transform):
            transform.values.count == 20
                && transform.values.allSatisfy { $0.isDrawable(within: limit) }
        case .alphaThreshold(let threshold):
            threshold.color.isDrawable && (0...1).contains(threshold.minimum)
                && (0...1).contains(threshold.maximum)
        case .projection(let projection):
            projection.values.count == 9
                && projection.values.allSatisfy { $0.isDrawable(within: limit * limit) }
        case .mask, nil: true
        }
    }
}

extension WidgetEnvironment {
    /// Whether a picture of this size is possible.
    var isDrawable: Bool {
        (0...16_384).contains(width) && (0...16_384).contains(height) && (0...100).contains(scale)
    }
}
