public import WidgetText

/// A view's preferred distance at one of its edges, used when a stack has no spacing of its own.
public struct EdgeSpacing: Hashable, Sendable {
    /// The content at an edge; the raw values are those of `widget_edge_spacing`.
    public enum Kind: UInt32, Hashable, Sendable {
        /// Content without text; it prefers the platform's distance, 8 points.
        case standard = 0
        /// Only text.
        case text = 1
        /// No distance, as for a spacer, whose own length is the distance.
        case none = 2
        /// Text and other content.
        case mixed = 3
    }

    /// The content at the edge.
    public var kind: Kind
    /// The preferred distances of the text at the edge; only those for this edge count.
    public var text: TextSpacing?

    /// Makes an edge; text without distances of its own prefers the platform's.
    public init(_ kind: Kind, text: TextSpacing? = nil) {
        self.kind = kind
        switch kind {
        case .text, .mixed: self.text = text ?? .standard
        case .standard, .none: self.text = nil
        }
    }

    /// An edge without text.
    public static let standard = EdgeSpacing(.standard)
    /// An edge without a distance.
    public static let none = EdgeSpacing(.none)

    private var isPlain: Bool { kind == .standard || kind == .mixed }

    /// The distance between two edges that face each other.
    ///
    /// Above and below text it is the text's own; when both edges have texts and other views, it is
    /// the largest.
    static func distance(_ first: EdgeSpacing, _ second: EdgeSpacing, along axis: Axis) -> Double {
        if first.kind == .none || second.kind == .none { return 0 }
        guard axis == .vertical else { return PlatformMetrics.spacing }
        let wishes = [
            second.isPlain ? first.text?.below : nil, first.isPlain ? second.text?.above : nil,
            first.text == nil ? nil : second.text?.belowText,
        ]
        return wishes.compactMap { $0 }.max() ?? PlatformMetrics.spacing
    }

    /// The combined edge of views that lie side by side.
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
