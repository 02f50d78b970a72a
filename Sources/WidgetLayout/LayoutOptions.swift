public import WidgetWire

/// What a widget's descriptor and the kind of request say about its layout.
public struct LayoutOptions: Sendable {
    /// The room between the widget's edges and its content, in points.
    public var contentMargins: Insets
    /// Whether views without a container background have no margins.
    public var marginsNeedBackground: Bool
    /// Why everything is redacted, if it is.
    public var redaction: Redaction
    /// Whether the container background is drawn.
    public var showsBackground: Bool
    /// Whether the list is as large as the content asks for, at most as large as the environment says.
    public var fitsContent: Bool
    /// The radius of the widget's corners, in points; infinite for an ellipse.
    public var cornerRadius: Double

    /// The margins of widgets on home screens, in points.
    public static let contentMargin = 16.0

    /// The options of an ordinary entry: margins of 16 points, nothing redacted or left out.
    public init(
        contentMargins: Insets = Insets(all: contentMargin), marginsNeedBackground: Bool = false,
        redaction: Redaction = [], showsBackground: Bool = true, fitsContent: Bool = false,
        cornerRadius: Double = Family.unspecified.cornerRadius
    ) {
        self.contentMargins = contentMargins
        self.marginsNeedBackground = marginsNeedBackground
        self.redaction = redaction
        self.showsBackground = showsBackground
        self.fitsContent = fitsContent
        self.cornerRadius = cornerRadius
    }

    /// The options of a placeholder: everything is redacted.
    public static let placeholder = LayoutOptions(redaction: .placeholder)
}

/// Reasons to hide what views say; the raw value is a set of `widget_redaction`.
public struct Redaction: OptionSet, Hashable, Sendable {
    /// A set of `widget_redaction`.
    public let rawValue: Int64

    /// The reasons in a set of `widget_redaction`.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// There is no content yet.
    public static let placeholder = Redaction(rawValue: 1)
    /// The content is private.
    public static let privacy = Redaction(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = Redaction(rawValue: 4)
}
