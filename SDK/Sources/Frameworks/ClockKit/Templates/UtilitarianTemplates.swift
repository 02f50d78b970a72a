/// A line of text with an image.
open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The image.
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

// These templates contain the same as those of other families, so each has both names.

/// An image in a ring.
public typealias CLKComplicationTemplateUtilitarianSmallRingImage =
    CLKComplicationTemplateModularSmallRingImage
/// Text in a ring.
public typealias CLKComplicationTemplateUtilitarianSmallRingText =
    CLKComplicationTemplateModularSmallRingText
/// An image.
public typealias CLKComplicationTemplateUtilitarianSmallSquare =
    CLKComplicationTemplateModularSmallSimpleImage
/// A line of text with an image.
public typealias CLKComplicationTemplateUtilitarianLargeFlat =
    CLKComplicationTemplateUtilitarianSmallFlat
