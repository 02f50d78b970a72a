import CWidgetPlugin

extension Text {
    /// The style of an underline or strikethrough.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Creates a style with a pattern and a color; `nil` means the color of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single solid line in the color of the text.
        public static let single = LineStyle()

        /// The dots and dashes of the line.
        public struct Pattern: Hashable, Sendable {
            private let number: UInt32

            private init(_ pattern: widget_line_pattern) { number = pattern.rawValue }

            /// A solid line.
            public static let solid = Pattern(WIDGET_LINE_SOLID)
            /// A dotted line.
            public static let dot = Pattern(WIDGET_LINE_DOT)
            /// A dashed line.
            public static let dash = Pattern(WIDGET_LINE_DASH)
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(WIDGET_LINE_DASH_DOT)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(WIDGET_LINE_DASH_DOT_DOT)

            var value: widget_line_pattern { widget_line_pattern(rawValue: number) }
        }
    }
}

extension ViewRecorder {
    /// Sets an underline or strikethrough on the current node; `nil` removes it.
    func set(_ attributes: LineAttributes, _ style: Text.LineStyle?) {
        set(attributes.flag, style != nil)
        guard let style else { return }
        if style.pattern != .solid { set(attributes.pattern, style.pattern.value) }
        if let color = style.color { set(attributes.color, color.paint(in: environment)) }
    }
}

/// The attributes of the C header for an underline or strikethrough.
struct LineAttributes {
    let flag: widget_attribute
    let pattern: widget_attribute
    let color: widget_attribute

    static let underline = LineAttributes(
        flag: WIDGET_UNDERLINE, pattern: WIDGET_UNDERLINE_PATTERN, color: WIDGET_UNDERLINE_COLOR)
    static let strikethrough = LineAttributes(
        flag: WIDGET_STRIKETHROUGH, pattern: WIDGET_STRIKETHROUGH_PATTERN,
        color: WIDGET_STRIKETHROUGH_COLOR)
}
