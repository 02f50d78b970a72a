import Foundation

extension PathSteps {
    /// How the areas of two paths are combined.
    package enum Combination: Sendable {
        /// The area inside either path.
        case union
        /// The area inside both paths.
        case intersection
        /// The area inside the first path only.
        case subtraction
        /// The area inside exactly one path.
        case difference

        func holds(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .subtraction: first && !second
            case .difference: first != second
            }
        }
    }

    /// Returns the outline of the combined areas of two paths, in straight lines.
    ///
    /// All lines are cut where they meet, and those stay that have the result on one side only.
    package func combined(
        with other: PathSteps, _ combination: Combination, isEvenOdd: Bool
    ) -> PathSteps {
        let first = LineSoup(self, closesParts: true)
        let second = LineSoup(other, closesParts: true)
        let lines = first.cut(by: second).lines + second.cut(by: first).lines
        var kept: Set<LineSoup.Line> = []
        for line in lines {
            let (left, right) = line.sides
            let holds = { (point: CGPoint) in
                combination.holds(
                    first.contains(point, isEvenOdd: isEvenOdd),
                    second.contains(point, isEvenOdd: isEvenOdd))
            }
            let (isLeft, isRight) = (holds(left), holds(right))
            if isLeft != isRight { kept.insert(isRight ? line : line.reversed) }
        }
        return LineSoup(lines: Array(kept)).closedParts
    }

    /// Returns the lines of the path that lie inside another path, or those that lie outside.
    package func line(inside other: PathSteps, is isInside: Bool, isEvenOdd: Bool) -> PathSteps {
        let area = LineSoup(other, closesParts: true)
        var result = PathSteps()
        for line in LineSoup(self, closesParts: false).cut(by: area).lines
        where area.contains(line.middle, isEvenOdd: isEvenOdd) == isInside {
            if result.current != line.from { result.move(to: line.from) }
            result.addLine(to: line.to)
        }
        return result
    }
}
