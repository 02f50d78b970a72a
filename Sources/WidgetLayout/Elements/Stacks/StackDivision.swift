/// How a stack divides its length: by priority, and the least flexible child first.
struct StackDivision {
    let children: [Element]
    /// Indices of children of the same priority, the highest first.
    let order: [[Int]]
    let axis: Axis
    /// What children are offered across the axis.
    let across: Double?
    let grid: LayoutGrid

    /// The least length that all children need.
    var minimum: Double { children.reduce(0) { $0 + minimum($1) } }

    /// What each child is offered of `length`, which is what spacing left over.
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

    /// For each group the least length that all groups of lower priority need.
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

    /// The order in which children are served.
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

    /// A child that waits for its turn.
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

    /// The least flexible first.
    ///
    /// Where all but one are rigid or endless, nobody asks that one: text takes long to say how narrow
    /// it can become.
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
            // The only one that can grow to an end comes between rigid ones and the endless; where it
            // turns out to be rigid too, among those.
            let isBetween =
                finiteCount == 1 && ends[place] < .infinity
                && (child.isCompressible || !candidates[place...].contains(where: \.isRigid))
            candidates[place].flexibility =
                isBetween
                ? (.leastNonzeroMagnitude, 0)
                : flexibility(from: minimum(child), to: ends[place])
        }
    }

    /// By how much a child can grow; of those that grow without end the longest at least is the least
    /// flexible.
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
