/// Divides a stack's length among its children, by priority and the least flexible first.
struct StackDivision {
    let children: [Element]
    /// The indices of children grouped by priority, the highest first.
    let order: [[Int]]
    let axis: Axis
    /// The proposal across the axis.
    let across: Double?
    let grid: LayoutGrid

    /// The least length that all children need.
    var minimum: Double { children.reduce(0) { $0 + minimum($1) } }

    /// The proposals for the children when they divide `length`, which excludes spacing.
    func proposals(dividing length: Double) -> [Proposal] {
        var proposals = children.map { _ in proposal(length) }
        guard children.count > 1 else {
            return children.isEmpty ? [] : [proposal(max(0, length))]
        }
        var rest = length
        guard order.count > 1 else {
            serve(order[0], &rest, &proposals)
            return proposals
        }
        for (group, reserved) in zip(order, minimumsBelow()) {
            rest -= reserved
            serve(group, &rest, &proposals)
            rest += reserved
        }
        return proposals
    }

    /// For each group, the least length that all groups of lower priority need.
    private func minimumsBelow() -> [Double] {
        var sums = Array(repeating: 0.0, count: order.count)
        for place in order.indices.dropLast().reversed() {
            sums[place] = order[place + 1].reduce(sums[place + 1]) { $0 + minimum(children[$1]) }
        }
        return sums
    }

    private func serve(_ group: [Int], _ rest: inout Double, _ proposals: inout [Proposal]) {
        var waiting = group.count
        for candidate in byFlexibility(group) {
            let offer = proposal(max(0, rest / Double(waiting)))
            proposals[candidate.index] = offer
            waiting -= 1
            let child = children[candidate.index]
            let taken = grid.length(child.size(for: offer)[axis], along: axis)
            if rest.isFinite || taken.isFinite { rest -= taken }
        }
    }

    /// The indices of children grouped by priority, the highest first.
    static func order(of children: [Element]) -> [[Int]] {
        let priorities = children.map(\.priority)
        if priorities.allSatisfy({ $0 == priorities[0] }) { return [Array(children.indices)] }
        var groups: [[Int]] = []
        for index in children.indices.sorted(by: { (priorities[$1], $0) < (priorities[$0], $1) }) {
            if let last = groups.last?.last, priorities[last] == priorities[index] {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }

    /// A child that has not been served yet.
    private struct Candidate: Comparable {
        let index: Int
        let isRigid: Bool
        var flexibility = (0.0, 0.0)

        static func == (first: Candidate, second: Candidate) -> Bool { first.index == second.index }

        static func < (first: Candidate, second: Candidate) -> Bool {
            (first.flexibility.0, first.flexibility.1, first.index)
                < (second.flexibility.0, second.flexibility.1, second.index)
        }
    }

    /// Sorts children by flexibility, the least flexible first.
    ///
    /// If all but one are rigid or grow without limit, that one is not measured: text takes long to
    /// compute how narrow it can become.
    private func byFlexibility(_ group: [Int]) -> [Candidate] {
        var candidates = group.map {
            Candidate(index: $0, isRigid: children[$0].isRigid(along: axis))
        }
        let flexible = candidates.count { !$0.isRigid }
        if flexible > 1 {
            measureFlexibility(of: &candidates)
            candidates.sort()
        } else if flexible == 1, let place = candidates.firstIndex(where: { !$0.isRigid }) {
            candidates.append(candidates.remove(at: place))
        }
        return candidates
    }

    private func measureFlexibility(of candidates: inout [Candidate]) {
        let ends = candidates.map { $0.isRigid ? .infinity : longest(children[$0.index]) }
        let finiteCount = ends.count { $0 < .infinity }
        for place in candidates.indices where !candidates[place].isRigid {
            let child = children[candidates[place].index]
            // The only child that grows to a limit comes between the rigid ones and those that grow
            // without limit. If it turns out to be rigid too, it belongs among the rigid ones.
            let isBetween =
                finiteCount == 1 && ends[place] < .infinity
                && (child.isCompressible || !candidates[place...].contains(where: \.isRigid))
            candidates[place].flexibility =
                isBetween
                ? (.leastNonzeroMagnitude, 0)
                : flexibility(from: minimum(child), to: ends[place])
        }
    }

    /// How much a child can grow; among unlimited ones, the one with the greatest minimum is the
    /// least flexible.
    private func flexibility(from least: Double, to most: Double) -> (Double, Double) {
        let range = most - least
        return range == .infinity ? (range, -least) : (range.isNaN ? 0 : range, 0)
    }

    private func longest(_ child: Element) -> Double {
        grid.length(child.size(for: proposal(.infinity))[axis], along: axis)
    }

    private func minimum(_ child: Element) -> Double {
        grid.length(child.size(for: proposal(0))[axis], along: axis)
    }

    private func proposal(_ length: Double) -> Proposal {
        Proposal(length, along: axis, across: across)
    }
}
