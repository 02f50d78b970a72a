/// What Porthole takes for something, and what its floor takes.
struct Comparison: CustomStringConvertible {
    static let heading = """
        | what | Porthole | floor | ratio |
        | --- | ---: | ---: | ---: |
        """

    let what: String
    let floor: String
    let ours: Quantity
    let theirs: Quantity

    var description: String {
        let ratio = Double(Int((ours.value / theirs.value * 10).rounded())) / 10
        return "| \(what) | \(ours) | \(theirs): \(floor) | \(ratio) |"
    }

    /// Times both sides in turns and compares the least that each took.
    ///
    /// So whatever else the machine does counts for neither. The first turns only warm up.
    static func times(
        _ what: String, floor: String, rounds: Int, ours: () async throws -> Duration,
        theirs: () async throws -> Duration
    ) async throws -> Comparison {
        let warmUps = max(2, rounds / 10)
        var times: (ours: [Duration], theirs: [Duration]) = ([], [])
        for round in 0..<(warmUps + rounds) {
            let turn = (try await ours(), try await theirs())
            guard round >= warmUps else { continue }
            times.ours.append(turn.0)
            times.theirs.append(turn.1)
        }
        return Comparison(
            what: what, floor: floor, ours: .milliseconds(times.ours.least),
            theirs: .milliseconds(times.theirs.least))
    }
}

extension [Duration] {
    /// In milliseconds.
    fileprivate var least: Double { (self.min() ?? .zero) / .milliseconds(1) }
}
