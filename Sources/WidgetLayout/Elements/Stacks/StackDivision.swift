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
        for index in byFlexibility(group) {
            let offer = proposal(max(0, rest / Double(waiting)))
            proposals[index] = offer
            waiting -= 1
            let taken = grid.length(children[index].size(for: offer)[axis], along: axis)
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

    /// The least flexible first.
    ///
    /// Where all but one are rigid or endless, nobody asks that one: text takes long to say how narrow
    /// it can become.
    private func byFlexibility(_ group: [Int]) -> [Int] {
        guard group.count > 1 else { return group }
        let flexible = group.indices.lazy.filter { !children[group[$0]].isRigid(along: axis) }
        guard let first = flexible.first else { return group }
        if flexible.dropFirst().isEmpty {
            var order = group
            order.append(order.remove(at: first))
            return order
        }
        let most = group.map { longest(children[$0]) }
        let finite = zip(group, most).filter { index, most in
            most < .infinity && !children[index].isRigid(along: axis)
        }
        let ranges = zip(group, most).map { index, most in
            // The only one that can grow to an end comes between rigid ones and the endless; where it
            // turns out to be rigid too, among those.
            let isBetween =
                finite.count == 1 && finite[0].0 == index
                && (children[index].isNarrowing || !group.contains { isRigid($0, after: index) })
            let flexibility =
                isBetween
                ? (.leastNonzeroMagnitude, 0)
                : flexibility(from: minimum(children[index]), to: most)
            return (index: index, flexibility: flexibility)
        }
        let sorted = ranges.sorted {
            ($0.flexibility.0, $0.flexibility.1, $0.index)
                < ($1.flexibility.0, $1.flexibility.1, $1.index)
        }
        return sorted.map(\.index)
    }

    private func isRigid(_ other: Int, after index: Int) -> Bool {
        other > index && children[other].isRigid(along: axis)
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
