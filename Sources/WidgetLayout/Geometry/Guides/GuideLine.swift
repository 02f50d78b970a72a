/// The guides that every view has; the numbers are those of `widget_alignment` on one axis.
///
/// The guides of text are only vertical.
enum GuideLine: Int, CaseIterable {
    /// The leading or top edge.
    case start = 1
    case center = 2
    /// The trailing or bottom edge.
    case end = 3
    case firstTextBaseline = 4
    case lastTextBaseline = 5
    /// The middle of the capital letters of the first line.
    case firstTextLineCenter = 6

    /// The lowest number of a plugin's own guides.
    static let firstOfPlugins = 64

    /// Whether only text sets it.
    var isTexts: Bool {
        switch self {
        case .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter: true
        case .start, .center, .end: false
        }
    }
}
