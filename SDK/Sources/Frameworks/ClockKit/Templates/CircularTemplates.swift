/// A picture in a ring.
open class CLKComplicationTemplateCircularSmallRingImage: CLKComplicationTemplate {
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
open class CLKComplicationTemplateCircularSmallRingText: CLKComplicationTemplate {
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
open class CLKComplicationTemplateCircularSmallSimpleImage: CLKComplicationTemplate {
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
open class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate {
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
open class CLKComplicationTemplateCircularSmallStackImage: CLKComplicationTemplate {
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
open class CLKComplicationTemplateCircularSmallStackText: CLKComplicationTemplate {
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
