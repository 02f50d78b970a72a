// Complications of the large circle in full colour hold what those of the small one do: each
// template has both names.

/// A large circle in full colour.
public typealias CLKComplicationTemplateGraphicExtraLargeCircular =
    CLKComplicationTemplateGraphicCircular
/// A picture.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularImage =
    CLKComplicationTemplateGraphicCircularImage
/// Two lines.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularStackText =
    CLKComplicationTemplateGraphicCircularStackText
/// A picture above text.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularStackImage =
    CLKComplicationTemplateGraphicCircularStackImage
/// A picture in a ring.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeImage =
    CLKComplicationTemplateGraphicCircularClosedGaugeImage
/// Text in a ring.
public typealias CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText =
    CLKComplicationTemplateGraphicCircularClosedGaugeText
/// Text in an open ring, with a picture in its gap.
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
