public import WidgetText

/// What a view wants beyond one of its edges when a stack has no spacing of its own.
public struct EdgeSpacing: Hashable, Sendable {
    /// What lies at the edge; the raw values are those of `widget_edge_spacing`.
    public enum Kind: UInt32, Hashable, Sendable {
        /// What is no text: the platform's distance, 8 points.
        case standard = 0
        /// Text alone.
        case text = 1
        /// Nothing: a spacer's own length is the distance.
        case none = 2
        /// Texts beside what is none.
        case mixed = 3
    }

    /// What lies at the edge.
    public var kind: Kind
    /// What the text at the edge wants; only what concerns this edge counts.
    public var text: TextSpacing?

    /// An edge; text that says nothing else wants the platform's distance.
    public init(_ kind: Kind, text: TextSpacing? = nil) {
        self.kind = kind
        switch kind {
        case .text, .mixed: self.text = text ?? .standard
        case .standard, .none: self.text = nil
        }
    }

    /// An edge of what is no text.
    public static let standard = EdgeSpacing(.standard)
    /// An edge that wants nothing.
    public static let none = EdgeSpacing(.none)

    private var isPlain: Bool { kind == .standard || kind == .mixed }

    /// The distance between two edges that face each other.
    ///
    /// Above and below text it is the text's own; where both edges have texts and other views, the largest.
    static func distance(_ first: EdgeSpacing, _ second: EdgeSpacing, along axis: Axis) -> Double {
        if first.kind == .none || second.kind == .none { return 0 }
        guard axis == .vertical else { return PlatformMetrics.spacing }
        let wishes = [
            second.isPlain ? first.text?.below : nil, first.isPlain ? second.text?.above : nil,
            first.text == nil ? nil : second.text?.belowText,
        ]
        return wishes.compactMap { $0 }.max() ?? PlatformMetrics.spacing
    }

    /// The edge of views beside each other.
    static func union(_ edges: some Sequence<EdgeSpacing>) -> EdgeSpacing {
        var text: TextSpacing?
        var isPlain = false
        for edge in edges {
            isPlain = isPlain || edge.isPlain
            text = edge.text.map { text?.union($0) ?? $0 } ?? text
        }
        guard text != nil else { return isPlain ? .standard : .none }
        return EdgeSpacing(isPlain ? .mixed : .text, text: text)
    }
}
