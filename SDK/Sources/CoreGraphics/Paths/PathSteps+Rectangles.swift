package import Foundation

extension PathSteps {
    /// Radii of a rectangle's corners, each with a width and a height.
    package struct Corners {
        package var topLeft: CGSize
        package var topRight: CGSize
        package var bottomLeft: CGSize
        package var bottomRight: CGSize

        package init(
            topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize
        ) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomLeft = bottomLeft
            self.bottomRight = bottomRight
        }

        package init(_ size: CGSize) {
            self.init(topLeft: size, topRight: size, bottomLeft: size, bottomRight: size)
        }
    }

    /// Adds a rectangle that begins at its origin and goes along its width first.
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.isInfinite else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        close()
    }

    /// Adds a rectangle with round corners that begins in the middle of its right edge and goes down.
    ///
    /// A corner larger than half a side becomes smaller as a whole; a continuous corner that has no room is a circular one.
    package mutating func addRoundedRect(
        _ rect: CGRect, corners: Corners, isContinuous: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull, !rect.isInfinite else { return }
        func corner(_ size: CGSize) -> CornerCurve {
            CornerCurve(size, in: rect.size, isContinuous: isContinuous)
        }
        let (right, bottom) = (corner(corners.bottomRight), corner(corners.bottomLeft))
        let (left, top) = (corner(corners.topLeft), corner(corners.topRight))
        move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        add(right) { CGPoint(x: rect.maxX - $1.x, y: rect.maxY - $0.y).applying(transform) }
        add(bottom) { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $1.y).applying(transform) }
        add(left) { CGPoint(x: rect.minX + $1.x, y: rect.minY + $0.y).applying(transform) }
        add(top) { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $1.y).applying(transform) }
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

/// How a corner of radius 1 is drawn: distances from it along the edge before and the edge after.
private struct CornerCurve {
    typealias Unit = (CGFloat, CGFloat)

    let size: CGSize
    let reach: CGFloat
    let curves: [(Unit, Unit, Unit)]

    init(_ size: CGSize, in room: CGSize, isContinuous: Bool) {
        let wanted = CGSize(width: min(size.width, 1e6), height: min(size.height, 1e6))
        // Corners that are too large become smaller as a whole: a bar ends in half circles.
        let scale = min(1, room.width / 2 / wanted.width, room.height / 2 / wanted.height)
        let isSharp = !(wanted.width > 0 && wanted.height > 0)
        let width = isSharp ? 0 : wanted.width * scale
        let height = isSharp ? 0 : wanted.height * scale
        self.size = CGSize(width: width, height: height)
        let fits =
            width * Self.continuousReach <= room.width / 2
            && height * Self.continuousReach <= room.height / 2
        if width <= 0 || height <= 0 {
            (reach, curves) = (0, [])
        } else if isContinuous, fits {
            (reach, curves) = (Self.continuousReach, Self.continuous)
        } else {
            (reach, curves) = (1, Self.circular)
        }
    }

    private static let circular: [(Unit, Unit, Unit)] = [
        ((1 - 0.552_284_75, 0), (0, 1 - 0.552_284_75), (0, 1))
    ]

    private static let continuousReach: CGFloat = 1.528_664_83

    /// Apple's continuous corner, whose curvature grows from nothing instead of jumping.
    private static let continuous: [(Unit, Unit, Unit)] = [
        ((1.088_492_99, 0), (0.868_407_01, 0), (0.631_493_99, 0.074_911_00)),
        ((0.372_824_01, 0.169_059_99), (0.169_059_99, 0.372_824_01), (0.074_911_00, 0.631_493_99)),
        ((0, 0.868_407_01), (0, 1.088_492_99), (0, continuousReach)),
    ]
}
