// Complications of the large middle hold what those of the small square do: each template has both
// names.

/// A picture in a ring.
public typealias CLKComplicationTemplateExtraLargeRingImage =
    CLKComplicationTemplateModularSmallRingImage
/// Text in a ring.
public typealias CLKComplicationTemplateExtraLargeRingText =
    CLKComplicationTemplateModularSmallRingText
/// A picture.
public typealias CLKComplicationTemplateExtraLargeSimpleImage =
    CLKComplicationTemplateModularSmallSimpleImage
/// Text.
public typealias CLKComplicationTemplateExtraLargeSimpleText =
    CLKComplicationTemplateModularSmallSimpleText
/// A picture above text.
public typealias CLKComplicationTemplateExtraLargeStackImage =
    CLKComplicationTemplateModularSmallStackImage
/// Two lines.
public typealias CLKComplicationTemplateExtraLargeStackText =
    CLKComplicationTemplateModularSmallStackText
/// Two rows of two columns.
public typealias CLKComplicationTemplateExtraLargeColumnsText =
    CLKComplicationTemplateModularSmallColumnsText
