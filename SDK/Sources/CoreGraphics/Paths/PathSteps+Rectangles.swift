package import Foundation

extension PathSteps {
    /// Adds a rectangle that begins at its origin and goes along its width first.
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.isInfinite else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        close()
    }

    /// Adds a rectangle with round corners that begins on its right edge, midway between the two
    /// corners there, and goes down.
    ///
    /// As measured in SwiftUI (Fixtures/Goldens/shape/paths.json of
    /// https://github.com/iamcgn/swiftui-web, macOS 26.2). Without round corners it is a plain
    /// rectangle.
    package mutating func addRoundedRect(
        _ rect: CGRect, corners: Corners, isContinuous: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let corners = corners.fitted(into: rect.size)
        guard !corners.areSharp else { return addRect(rect, transform: transform) }
        let (room, style) = (rect.size, isContinuous)
        let (topLeft, topRight) = (corners.topLeft, corners.topRight)
        let (bottomLeft, bottomRight) = (corners.bottomLeft, corners.bottomRight)
        let top = CornerCurve.reach(topLeft.width, topRight.width, along: room.width)
        let right = CornerCurve.reach(topRight.height, bottomRight.height, along: room.height)
        let bottom = CornerCurve.reach(bottomLeft.width, bottomRight.width, along: room.width)
        let left = CornerCurve.reach(topLeft.height, bottomLeft.height, along: room.height)
        let middle = (rect.minY + topRight.height + rect.maxY - bottomRight.height) / 2
        move(to: CGPoint(x: rect.maxX, y: middle).applying(transform))
        add(CornerCurve(bottomRight, before: right, after: bottom, isContinuous: style)) {
            CGPoint(x: rect.maxX - $1.x, y: rect.maxY - $0.y).applying(transform)
        }
        add(CornerCurve(bottomLeft, before: bottom, after: left, isContinuous: style)) {
            CGPoint(x: rect.minX + $0.x, y: rect.maxY - $1.y).applying(transform)
        }
        add(CornerCurve(topLeft, before: left, after: top, isContinuous: style)) {
            CGPoint(x: rect.minX + $1.x, y: rect.minY + $0.y).applying(transform)
        }
        add(CornerCurve(topRight, before: top, after: right, isContinuous: style)) {
            CGPoint(x: rect.maxX - $0.x, y: rect.minY + $1.y).applying(transform)
        }
        close()
    }

    /// A line to a corner and its curves.
    ///
    /// - Parameter place: Puts a point: its distances from the corner along the edge that comes in
    ///   and the one that goes out, once with its x and once with its y.
    private mutating func add(_ corner: CornerCurve, place: (CGPoint, CGPoint) -> CGPoint) {
        func point(_ unit: (CGFloat, CGFloat)) -> CGPoint {
            place(
                CGPoint(x: unit.0 * corner.size.width, y: unit.0 * corner.size.height),
                CGPoint(x: unit.1 * corner.size.width, y: unit.1 * corner.size.height))
        }
        addLine(to: point((corner.reach, 0)))
        for curve in corner.curves {
            addCurve(control1: point(curve.0), control2: point(curve.1), to: point(curve.2))
        }
    }
}
