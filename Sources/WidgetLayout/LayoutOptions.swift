public import WidgetWire

/// The layout options that follow from a widget's descriptor and the kind of request.
public struct LayoutOptions: Sendable {
    /// The room between the widget's edges and its content, in points.
    public var contentMargins: Insets
    /// Whether a view without a container background has no margins.
    public var marginsNeedBackground: Bool
    /// The reasons to redact everything; empty for none.
    public var redaction: Redaction
    /// Whether the container background is drawn.
    public var showsBackground: Bool
    /// Whether the list takes its content's size, at most the environment's.
    public var fitsContent: Bool
    /// Whether only the first text and a picture before it are shown, in one line of the system's
    /// style.
    public var isOneLine: Bool
    /// The radius of the widget's corners, in points; infinite for an ellipse.
    public var cornerRadius: Double

    /// The margins of widgets on home screens, in points.
    public static let contentMargin = 16.0

    /// The options of an ordinary entry: margins of 16 points, nothing redacted or left out.
    public init(
        contentMargins: Insets = Insets(all: contentMargin), marginsNeedBackground: Bool = false,
        redaction: Redaction = [], showsBackground: Bool = true, fitsContent: Bool = false,
        isOneLine: Bool = false, cornerRadius: Double = Family.unspecified.cornerRadius
    ) {
        self.contentMargins = contentMargins
        self.marginsNeedBackground = marginsNeedBackground
        self.redaction = redaction
        self.showsBackground = showsBackground
        self.fitsContent = fitsContent
        self.isOneLine = isOneLine
        self.cornerRadius = cornerRadius
    }

    /// The options of a placeholder: everything is redacted.
    public static let placeholder = LayoutOptions(redaction: .placeholder)
}
