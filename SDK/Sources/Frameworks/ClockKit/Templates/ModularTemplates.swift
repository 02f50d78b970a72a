/// An image in a ring.
open class CLKComplicationTemplateModularSmallRingImage: CLKComplicationTemplate {
    /// The image.
    open var imageProvider: CLKImageProvider
    /// The filled fraction of the ring, from 0 to 1.
    open var fillFraction: Float
    /// Whether the ring is closed.
    open var ringStyle: CLKComplicationRingStyle

    /// Creates a template with the given content.
    public init(
        imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle
    ) {
        self.imageProvider = imageProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(imageProvider: CLKImageProvider(), fillFraction: 0, ringStyle: .closed)
    }
}

/// Text in a ring.
open class CLKComplicationTemplateModularSmallRingText: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The filled fraction of the ring, from 0 to 1.
    open var fillFraction: Float
    /// Whether the ring is closed.
    open var ringStyle: CLKComplicationRingStyle

    /// Creates a template with the given content.
    public init(
        textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle
    ) {
        self.textProvider = textProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider(), fillFraction: 0, ringStyle: .closed)
    }
}

/// An image.
open class CLKComplicationTemplateModularSmallSimpleImage: CLKComplicationTemplate {
    /// The image.
    open var imageProvider: CLKImageProvider

    /// Creates a template with the given content.
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(imageProvider: CLKImageProvider())
    }
}

/// Text.
open class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider())
    }
}

/// An image above text.
open class CLKComplicationTemplateModularSmallStackImage: CLKComplicationTemplate {
    /// The image.
    open var line1ImageProvider: CLKImageProvider
    /// The second line.
    open var line2TextProvider: CLKTextProvider
    /// Whether the second line is highlighted.
    open var highlightLine2 = true

    /// Creates a template with the given content.
    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        self.line1ImageProvider = line1ImageProvider
        self.line2TextProvider = line2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(line1ImageProvider: CLKImageProvider(), line2TextProvider: CLKTextProvider())
    }
}

/// Two lines.
open class CLKComplicationTemplateModularSmallStackText: CLKComplicationTemplate {
    /// The first line.
    open var line1TextProvider: CLKTextProvider
    /// The second line.
    open var line2TextProvider: CLKTextProvider
    /// Whether the second line is highlighted.
    open var highlightLine2 = true

    /// Creates a template with the given content.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        self.line1TextProvider = line1TextProvider
        self.line2TextProvider = line2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(line1TextProvider: CLKTextProvider(), line2TextProvider: CLKTextProvider())
    }
}

/// Two rows of two columns.
open class CLKComplicationTemplateModularSmallColumnsText: CLKComplicationTemplate {
    /// Row 1, column 1.
    open var row1Column1TextProvider: CLKTextProvider
    /// Row 1, column 2.
    open var row1Column2TextProvider: CLKTextProvider
    /// Row 2, column 1.
    open var row2Column1TextProvider: CLKTextProvider
    /// Row 2, column 2.
    open var row2Column2TextProvider: CLKTextProvider
    /// The alignment of the second column.
    open var column2Alignment = CLKComplicationColumnAlignment.leading
    /// Whether the second column is highlighted.
    open var highlightColumn2 = true

    /// Creates a template with the given content.
    public init(
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
    ) {
        self.row1Column1TextProvider = row1Column1TextProvider
        self.row1Column2TextProvider = row1Column2TextProvider
        self.row2Column1TextProvider = row2Column1TextProvider
        self.row2Column2TextProvider = row2Column2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            row1Column1TextProvider: CLKTextProvider(), row1Column2TextProvider: CLKTextProvider(),
            row2Column1TextProvider: CLKTextProvider(), row2Column2TextProvider: CLKTextProvider())
    }
}

/// Three rows of two columns.
open class CLKComplicationTemplateModularLargeColumns: CLKComplicationTemplate {
    /// The image before row 1.
    open var row1ImageProvider: CLKImageProvider?
    /// Row 1, column 1.
    open var row1Column1TextProvider: CLKTextProvider
    /// Row 1, column 2.
    open var row1Column2TextProvider: CLKTextProvider
    /// The image before row 2.
    open var row2ImageProvider: CLKImageProvider?
    /// Row 2, column 1.
    open var row2Column1TextProvider: CLKTextProvider
    /// Row 2, column 2.
    open var row2Column2TextProvider: CLKTextProvider
    /// The image before row 3.
    open var row3ImageProvider: CLKImageProvider?
    /// Row 3, column 1.
    open var row3Column1TextProvider: CLKTextProvider
    /// Row 3, column 2.
    open var row3Column2TextProvider: CLKTextProvider
    /// The alignment of the second column.
    open var column2Alignment = CLKComplicationColumnAlignment.leading

    /// Creates a template with the given content.
    public init(
        row1ImageProvider: CLKImageProvider? = nil, row1Column1TextProvider: CLKTextProvider,
        row1Column2TextProvider: CLKTextProvider, row2ImageProvider: CLKImageProvider? = nil,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider,
        row3ImageProvider: CLKImageProvider? = nil, row3Column1TextProvider: CLKTextProvider,
        row3Column2TextProvider: CLKTextProvider
    ) {
        self.row1ImageProvider = row1ImageProvider
        self.row1Column1TextProvider = row1Column1TextProvider
        self.row1Column2TextProvider = row1Column2TextProvider
        self.row2ImageProvider = row2ImageProvider
        self.row2Column1TextProvider = row2Column1TextProvider
        self.row2Column2TextProvider = row2Column2TextProvider
        self.row3ImageProvider = row3ImageProvider
        self.row3Column1TextProvider = row3Column1TextProvider
        self.row3Column2TextProvider = row3Column2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            row1Column1TextProvider: CLKTextProvider(), row1Column2TextProvider: CLKTextProvider(),
            row2Column1TextProvider: CLKTextProvider(), row2Column2TextProvider: CLKTextProvider(),
            row3Column1TextProvider: CLKTextProvider(), row3Column2TextProvider: CLKTextProvider())
    }
}

/// A header and two lines, or one line that wraps.
open class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate {
    /// The image before the header text.
    open var headerImageProvider: CLKImageProvider?
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// The first line.
    open var body1TextProvider: CLKTextProvider
    /// The second line; the first one wraps without it.
    open var body2TextProvider: CLKTextProvider?

    /// Creates a template with the given content.
    public init(
        headerImageProvider: CLKImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.body2TextProvider = body2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(headerTextProvider: CLKTextProvider(), body1TextProvider: CLKTextProvider())
    }
}

/// A heading above two rows of two columns.
open class CLKComplicationTemplateModularLargeTable: CLKComplicationTemplate {
    /// The image before the header text.
    open var headerImageProvider: CLKImageProvider?
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// Row 1, column 1.
    open var row1Column1TextProvider: CLKTextProvider
    /// Row 1, column 2.
    open var row1Column2TextProvider: CLKTextProvider
    /// Row 2, column 1.
    open var row2Column1TextProvider: CLKTextProvider
    /// Row 2, column 2.
    open var row2Column2TextProvider: CLKTextProvider
    /// The alignment of the second column.
    open var column2Alignment = CLKComplicationColumnAlignment.leading

    /// Creates a template with the given content.
    public init(
        headerImageProvider: CLKImageProvider? = nil, headerTextProvider: CLKTextProvider,
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.row1Column1TextProvider = row1Column1TextProvider
        self.row1Column2TextProvider = row1Column2TextProvider
        self.row2Column1TextProvider = row2Column1TextProvider
        self.row2Column2TextProvider = row2Column2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            headerTextProvider: CLKTextProvider(), row1Column1TextProvider: CLKTextProvider(),
            row1Column2TextProvider: CLKTextProvider(), row2Column1TextProvider: CLKTextProvider(),
            row2Column2TextProvider: CLKTextProvider())
    }
}

/// A heading above one large line.
open class CLKComplicationTemplateModularLargeTallBody: CLKComplicationTemplate {
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// The line.
    open var bodyTextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider) {
        self.headerTextProvider = headerTextProvider
        self.bodyTextProvider = bodyTextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(headerTextProvider: CLKTextProvider(), bodyTextProvider: CLKTextProvider())
    }
}
