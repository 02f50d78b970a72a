// Templates of the extra large family contain the same as those of the small square, so each has
// both names.

/// An image in a ring.
public typealias CLKComplicationTemplateExtraLargeRingImage =
    CLKComplicationTemplateModularSmallRingImage
/// Text in a ring.
public typealias CLKComplicationTemplateExtraLargeRingText =
    CLKComplicationTemplateModularSmallRingText
/// An image.
public typealias CLKComplicationTemplateExtraLargeSimpleImage =
    CLKComplicationTemplateModularSmallSimpleImage
/// Text.
public typealias CLKComplicationTemplateExtraLargeSimpleText =
    CLKComplicationTemplateModularSmallSimpleText
/// An image above text.
public typealias CLKComplicationTemplateExtraLargeStackImage =
    CLKComplicationTemplateModularSmallStackImage
/// Two lines.
public typealias CLKComplicationTemplateExtraLargeStackText =
    CLKComplicationTemplateModularSmallStackText
/// Two rows of two columns.
public typealias CLKComplicationTemplateExtraLargeColumnsText =
    CLKComplicationTemplateModularSmallColumnsText
