/// A step of a path; the numbers are those of `widget_path_verb`.
enum PathVerb: Int, CaseIterable {
    case move = 0
    case line = 1
    /// A curve with one control point.
    case quad = 2
    /// A curve with two control points.
    case curve = 3
    case close = 4

    /// The verb of a plugin's number; nil for an unknown one.
    init?(_ number: Double) {
        guard let number = Int(exactly: number) else { return nil }
        self.init(rawValue: number)
    }

    /// The number of points that follow the verb.
    var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quad: 2
        case .curve: 3
        case .close: 0
        }
    }
}
