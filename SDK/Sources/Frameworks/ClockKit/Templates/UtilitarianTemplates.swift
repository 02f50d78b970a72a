/// A line with a picture.
open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The picture.
    open var imageProvider: CLKImageProvider?

    /// Creates a template with the given content.
    public init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider? = nil) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider())
    }
}

// These hold what templates of other places do: each has both names.

/// A picture in a ring.
public typealias CLKComplicationTemplateUtilitarianSmallRingImage =
    CLKComplicationTemplateModularSmallRingImage
/// Text in a ring.
public typealias CLKComplicationTemplateUtilitarianSmallRingText =
    CLKComplicationTemplateModularSmallRingText
/// A picture.
public typealias CLKComplicationTemplateUtilitarianSmallSquare =
    CLKComplicationTemplateModularSmallSimpleImage
/// A line with a picture.
public typealias CLKComplicationTemplateUtilitarianLargeFlat =
    CLKComplicationTemplateUtilitarianSmallFlat
