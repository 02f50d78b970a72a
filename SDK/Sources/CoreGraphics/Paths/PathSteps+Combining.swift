import Foundation

extension PathSteps {
    /// What two insides make together.
    package enum Combination: Sendable {
        /// What lies in one of them.
        case union
        /// What lies in both.
        case intersection
        /// What lies in the first only.
        case subtraction
        /// What lies in one of them only.
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

    /// The outline of what the insides of two paths make together, in straight lines.
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

    /// The parts of the path's line that lie in another path's inside, or those that do not.
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
