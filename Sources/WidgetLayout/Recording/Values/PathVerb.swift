/// A step of a path; the numbers are those of `widget_path_verb`.
enum PathVerb: Int, CaseIterable {
    case move = 0
    case line = 1
    /// A curve with one control point.
    case quad = 2
    /// A curve with two control points.
    case curve = 3
    case close = 4

    /// The verb that a plugin's number means; nil when there is none.
    init?(_ number: Double) {
        guard let number = Int(exactly: number) else { return nil }
        self.init(rawValue: number)
    }

    /// How many points follow the verb.
    var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quad: 2
        case .curve: 3
        case .close: 0
        }
    }
}
