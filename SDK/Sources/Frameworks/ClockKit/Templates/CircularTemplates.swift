// Complications of the small circle hold what those of the small square do: each template has both
// names.

/// A picture in a ring.
public typealias CLKComplicationTemplateCircularSmallRingImage =
    CLKComplicationTemplateModularSmallRingImage
/// Text in a ring.
public typealias CLKComplicationTemplateCircularSmallRingText =
    CLKComplicationTemplateModularSmallRingText
/// A picture.
public typealias CLKComplicationTemplateCircularSmallSimpleImage =
    CLKComplicationTemplateModularSmallSimpleImage
/// Text.
public typealias CLKComplicationTemplateCircularSmallSimpleText =
    CLKComplicationTemplateModularSmallSimpleText
/// A picture above text.
public typealias CLKComplicationTemplateCircularSmallStackImage =
    CLKComplicationTemplateModularSmallStackImage
/// Two lines.
public typealias CLKComplicationTemplateCircularSmallStackText =
    CLKComplicationTemplateModularSmallStackText
