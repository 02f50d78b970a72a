// Templates of the small circle contain the same as those of the small square, so each has both
// names.

/// An image in a ring.
public typealias CLKComplicationTemplateCircularSmallRingImage =
    CLKComplicationTemplateModularSmallRingImage
/// Text in a ring.
public typealias CLKComplicationTemplateCircularSmallRingText =
    CLKComplicationTemplateModularSmallRingText
/// An image.
public typealias CLKComplicationTemplateCircularSmallSimpleImage =
    CLKComplicationTemplateModularSmallSimpleImage
/// Text.
public typealias CLKComplicationTemplateCircularSmallSimpleText =
    CLKComplicationTemplateModularSmallSimpleText
/// An image above text.
public typealias CLKComplicationTemplateCircularSmallStackImage =
    CLKComplicationTemplateModularSmallStackImage
/// Two lines.
public typealias CLKComplicationTemplateCircularSmallStackText =
    CLKComplicationTemplateModularSmallStackText
