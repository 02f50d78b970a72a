/// The bounds of a flexible frame along one axis.
struct LengthRange {
    private let minimum: Double?
    private let ideal: Double?
    private let maximum: Double?

    /// Makes bounds; contradictory ones give way to the minimum, and then to the ideal length.
    init(minimum: Double?, ideal: Double?, maximum: Double?) {
        self.minimum = minimum.map { max(0, $0) }
        self.ideal = ideal.map { max(0, minimum ?? 0, $0) }
        self.maximum = maximum.map { max(0, minimum ?? 0, ideal ?? 0, $0) }
    }

    var isBounded: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// The child's proposal: the proposal or the ideal length, within the bounds.
    func offer(_ proposed: Double?) -> Double? {
        (proposed ?? ideal).map { clamp($0) }
    }

    /// The frame's own length.
    ///
    /// With both bounds it is the proposal within them. A side without a bound is bounded by the
    /// child, and without a proposal the frame takes its ideal length or the child's.
    func length(proposed: Double?, child: Double) -> Double {
        guard let proposed else { return clamp(ideal ?? child) }
        var length = child
        if let minimum { length = max(minimum, min(length, proposed)) }
        if let maximum { length = min(maximum, max(length, proposed)) }
        return length
    }

    /// The child's proposal in a frame that has taken a length.
    func placing(_ length: Double, proposed: Double?) -> Double? {
        let isChilds =
            proposed == nil && ideal == nil && minimum ?? -.infinity < length
            && length < maximum ?? .infinity
        return isChilds ? nil : length
    }

    private func clamp(_ length: Double) -> Double {
        max(minimum ?? 0, min(length, maximum ?? .infinity))
    }
}
