package import Foundation

/// The steps of a path: what `Path` and `CGPath` are made of.
package struct PathSteps: Hashable, Sendable {
    /// One step; where a line or a curve begins is where the step before it ended.
    package enum Step: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, CGPoint)
        case close
    }

    package private(set) var steps: [Step] = []
    /// Where the part of the path that is drawn at began; nil before the first.
    private var start: CGPoint?
    /// Where the next step begins; nil before the first.
    package private(set) var current: CGPoint?

    package init() {}

    package var isEmpty: Bool { steps.isEmpty }

    package mutating func move(to point: CGPoint) {
        steps.append(.move(point))
        start = point
        current = point
    }

    /// Nothing where no part has begun, as on Apple's platforms.
    package mutating func addLine(to point: CGPoint) {
        guard resume() else { return }
        steps.append(.line(point))
        current = point
    }

    package mutating func addQuad(control: CGPoint, to point: CGPoint) {
        guard resume() else { return }
        steps.append(.quad(control: control, point))
        current = point
    }

    package mutating func addCurve(control1: CGPoint, control2: CGPoint, to point: CGPoint) {
        guard resume() else { return }
        steps.append(.curve(control1: control1, control2: control2, point))
        current = point
    }

    package mutating func close() {
        guard let start, steps.last != .close else { return }
        steps.append(.close)
        current = start
    }

    package mutating func add(_ step: Step) {
        switch step {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quad(let control, let point): addQuad(control: control, to: point)
        case .curve(let control1, let control2, let point):
            addCurve(control1: control1, control2: control2, to: point)
        case .close: close()
        }
    }

    package mutating func append(_ other: PathSteps) {
        guard !other.isEmpty else { return }
        steps += other.steps
        start = other.start
        current = other.current
    }

    /// What follows a closed part begins where that one began.
    private mutating func resume() -> Bool {
        guard let current else { return false }
        if steps.last == .close { move(to: current) }
        return true
    }
}

extension PathSteps {
    package func applying(_ transform: CGAffineTransform) -> PathSteps {
        if transform.isIdentity { return self }
        var result = PathSteps()
        result.steps.reserveCapacity(steps.count)
        for step in steps { result.add(step.applying(transform)) }
        return result
    }
}

extension PathSteps.Step {
    func applying(_ t: CGAffineTransform) -> PathSteps.Step {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quad(let control, let point): .quad(control: control.applying(t), point.applying(t))
        case .curve(let control1, let control2, let point):
            .curve(
                control1: control1.applying(t), control2: control2.applying(t), point.applying(t))
        case .close: .close
        }
    }
}
