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
}

extension PathSteps.Corners {
    /// Whether none is round.
    var areSharp: Bool {
        [topLeft, topRight, bottomLeft, bottomRight].allSatisfy { $0 == .zero }
    }

    /// The corners with as much of their radii as a rectangle has room for.
    ///
    /// On each of its two edges, a radius may be as long as half the edge, or as what its neighbour
    /// leaves of it. This holds for both the width and the height of a corner, so bars end in half
    /// circles however large the radii are.
    func fitted(into room: CGSize) -> PathSteps.Corners {
        let sharp = { (size: CGSize) in !(size.width > 0 && size.height > 0) }
        func corner(_ size: CGSize, across: CGSize, along: CGSize) -> CGSize {
            guard !sharp(size) else { return .zero }
            let across = sharp(across) ? .zero : across
            let along = sharp(along) ? .zero : along
            func length(_ wanted: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGFloat {
                min(
                    wanted, max(room.width / 2, room.width - across),
                    max(room.height / 2, room.height - along))
            }
            let fitted = CGSize(
                width: length(size.width, across.width, along.width),
                height: length(size.height, across.height, along.height))
            return sharp(fitted) ? .zero : fitted
        }
        return PathSteps.Corners(
            topLeft: corner(topLeft, across: topRight, along: bottomLeft),
            topRight: corner(topRight, across: topLeft, along: bottomRight),
            bottomLeft: corner(bottomLeft, across: bottomRight, along: topLeft),
            bottomRight: corner(bottomRight, across: bottomLeft, along: topRight))
    }
}

/// How a corner of radius 1 is drawn: distances from it along the edge before and the edge after.
struct CornerCurve {
    typealias Unit = (CGFloat, CGFloat)

    let size: CGSize
    /// Where on the edge before it begins.
    let reach: CGFloat
    let curves: [(Unit, Unit, Unit)]

    /// - Parameters:
    ///   - before: How far it may reach on the edge before, in radii.
    ///   - after: The same on the edge after.
    init(_ size: CGSize, before: CGFloat, after: CGFloat, isContinuous: Bool) {
        self.size = size
        guard isContinuous else {
            (reach, curves) = (1, Self.circular)
            return
        }
        reach = before
        let (first, last) = (Self.handles(before), Self.handles(after))
        curves = [
            ((first.outer, 0), (first.inner, 0), (0.631_493_99, 0.074_911_00)),
            (
                (0.372_824_01, 0.169_059_99), (0.169_059_99, 0.372_824_01),
                (0.074_911_00, 0.631_493_99)
            ),
            ((0, last.inner), (0, last.outer), (0, after)),
        ]
    }

    /// How far the two corners at an edge reach on it, in radii, as Apple's continuous corners do:
    /// they share an edge that is too short by their radii.
    static func reach(_ first: CGFloat, _ second: CGFloat, along edge: CGFloat) -> CGFloat {
        min(full, first + second > 0 ? edge / (first + second) : full)
    }

    /// The control points on an edge of a corner that reaches so far on it.
    private static func handles(_ reach: CGFloat) -> (outer: CGFloat, inner: CGFloat) {
        let part = max(0, min((full - reach) / (full - 1), 1))
        return (
            1.088_492_99 - (1.088_492_99 - 0.96) * part,
            0.868_407_01 - (0.868_407_01 - 0.82) * part
        )
    }

    private static let circular: [(Unit, Unit, Unit)] = [
        ((1 - 0.552_284_75, 0), (0, 1 - 0.552_284_75), (0, 1))
    ]

    /// How far a corner with enough room reaches: its curvature grows from nothing instead of
    /// jumping.
    private static let full: CGFloat = 1.528_664_83
}
