// Templates of the large circle in full color contain the same as those of the small one, so each
// has both names.

/// A large circle in full color.
public typealias CLKComplicationTemplateGraphicExtraLargeCircular =
    CLKComplicationTemplateGraphicCircular
/// An image.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularImage =
    CLKComplicationTemplateGraphicCircularImage
/// Two lines.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularStackText =
    CLKComplicationTemplateGraphicCircularStackText
/// An image above text.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularStackImage =
    CLKComplicationTemplateGraphicCircularStackImage
/// An image in a ring.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeImage =
    CLKComplicationTemplateGraphicCircularClosedGaugeImage
/// Text in a ring.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText =
    CLKComplicationTemplateGraphicCircularClosedGaugeText
/// Text in an open ring, with an image in its gap.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeImage =
    CLKComplicationTemplateGraphicCircularOpenGaugeImage
/// Text in an open ring, with text in its gap.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeSimpleText =
    CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText
/// Text in an open ring, with its bounds in its gap.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeRangeText =
    CLKComplicationTemplateGraphicCircularOpenGaugeRangeText
/// A view.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularView =
    CLKComplicationTemplateGraphicCircularView
/// A view in a ring.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeView =
    CLKComplicationTemplateGraphicCircularClosedGaugeView
