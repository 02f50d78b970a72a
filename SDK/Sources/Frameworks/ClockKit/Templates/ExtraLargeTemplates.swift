/// A picture in a ring.
open class CLKComplicationTemplateExtraLargeRingImage: CLKComplicationTemplate {
    /// The picture.
    open var imageProvider: CLKImageProvider
    /// How full the ring is, from 0 to 1.
    open var fillFraction: Float
    /// Whether the ring is closed.
    open var ringStyle: CLKComplicationRingStyle

    /// Shows what it is given.
    public init(
        imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle
    ) {
        self.imageProvider = imageProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(imageProvider: CLKImageProvider(), fillFraction: 0, ringStyle: .closed)
    }
}

/// Text in a ring.
open class CLKComplicationTemplateExtraLargeRingText: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider
    /// How full the ring is, from 0 to 1.
    open var fillFraction: Float
    /// Whether the ring is closed.
    open var ringStyle: CLKComplicationRingStyle

    /// Shows what it is given.
    public init(
        textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle
    ) {
        self.textProvider = textProvider
        self.fillFraction = fillFraction
        self.ringStyle = ringStyle
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider(), fillFraction: 0, ringStyle: .closed)
    }
}

/// A picture.
open class CLKComplicationTemplateExtraLargeSimpleImage: CLKComplicationTemplate {
    /// The picture.
    open var imageProvider: CLKImageProvider

    /// Shows what it is given.
    public init(imageProvider: CLKImageProvider) {
        self.imageProvider = imageProvider
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(imageProvider: CLKImageProvider())
    }
}

/// Text.
open class CLKComplicationTemplateExtraLargeSimpleText: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider

    /// Shows what it is given.
    public init(textProvider: CLKTextProvider) {
        self.textProvider = textProvider
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider())
    }
}

/// A picture above text.
open class CLKComplicationTemplateExtraLargeStackImage: CLKComplicationTemplate {
    /// The picture.
    open var line1ImageProvider: CLKImageProvider
    /// The second line.
    open var line2TextProvider: CLKTextProvider
    /// Whether the second line stands out.
    open var highlightLine2 = true

    /// Shows what it is given.
    public init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) {
        self.line1ImageProvider = line1ImageProvider
        self.line2TextProvider = line2TextProvider
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(line1ImageProvider: CLKImageProvider(), line2TextProvider: CLKTextProvider())
    }
}

/// Two lines.
open class CLKComplicationTemplateExtraLargeStackText: CLKComplicationTemplate {
    /// The first line.
    open var line1TextProvider: CLKTextProvider
    /// The second line.
    open var line2TextProvider: CLKTextProvider
    /// Whether the second line stands out.
    open var highlightLine2 = true

    /// Shows what it is given.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        self.line1TextProvider = line1TextProvider
        self.line2TextProvider = line2TextProvider
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(line1TextProvider: CLKTextProvider(), line2TextProvider: CLKTextProvider())
    }
}

/// Two rows of two columns.
open class CLKComplicationTemplateExtraLargeColumnsText: CLKComplicationTemplate {
    /// Row 1, column 1.
    open var row1Column1TextProvider: CLKTextProvider
    /// Row 1, column 2.
    open var row1Column2TextProvider: CLKTextProvider
    /// Row 2, column 1.
    open var row2Column1TextProvider: CLKTextProvider
    /// Row 2, column 2.
    open var row2Column2TextProvider: CLKTextProvider
    /// To which side the second column is set.
    open var column2Alignment = CLKComplicationColumnAlignment.leading
    /// Whether the second column stands out.
    open var highlightColumn2 = true

    /// Shows what it is given.
    public init(
        row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider,
        row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider
    ) {
        self.row1Column1TextProvider = row1Column1TextProvider
        self.row1Column2TextProvider = row1Column2TextProvider
        self.row2Column1TextProvider = row2Column1TextProvider
        self.row2Column2TextProvider = row2Column2TextProvider
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(
            row1Column1TextProvider: CLKTextProvider(), row1Column2TextProvider: CLKTextProvider(),
            row2Column1TextProvider: CLKTextProvider(), row2Column2TextProvider: CLKTextProvider())
    }
}
