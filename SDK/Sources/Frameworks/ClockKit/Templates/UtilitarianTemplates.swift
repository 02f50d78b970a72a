/// A line with a picture.
open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The picture.
    open var imageProvider: CLKImageProvider?

    /// Shows what it is given.
    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider())
    }
}

/// A picture in a ring.
open class CLKComplicationTemplateUtilitarianSmallRingImage: CLKComplicationTemplate {
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
open class CLKComplicationTemplateUtilitarianSmallRingText: CLKComplicationTemplate {
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
open class CLKComplicationTemplateUtilitarianSmallSquare: CLKComplicationTemplate {
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

/// A line with a picture.
open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The picture.
    open var imageProvider: CLKImageProvider?

    /// Shows what it is given.
    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    /// Shows nothing yet.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider())
    }
}
