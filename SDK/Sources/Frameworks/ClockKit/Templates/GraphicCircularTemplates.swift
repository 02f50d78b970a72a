public import SwiftUI

/// A circle in full color.
open class CLKComplicationTemplateGraphicCircular: CLKComplicationTemplate {}

/// An image.
open class CLKComplicationTemplateGraphicCircularImage: CLKComplicationTemplateGraphicCircular {
    /// The image.
    open var imageProvider: CLKFullColorImageProvider

    /// Creates a template with the given content.
    public init(imageProvider: CLKFullColorImageProvider) {
        self.imageProvider = imageProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(imageProvider: CLKFullColorImageProvider())
    }
}

/// Two lines.
open class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplateGraphicCircular {
    /// The first line.
    open var line1TextProvider: CLKTextProvider
    /// The second line.
    open var line2TextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
        self.line1TextProvider = line1TextProvider
        self.line2TextProvider = line2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(line1TextProvider: CLKTextProvider(), line2TextProvider: CLKTextProvider())
    }
}

/// An image above text.
open class CLKComplicationTemplateGraphicCircularStackImage: CLKComplicationTemplateGraphicCircular
{
    /// The image.
    open var line1ImageProvider: CLKFullColorImageProvider
    /// The second line.
    open var line2TextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider) {
        self.line1ImageProvider = line1ImageProvider
        self.line2TextProvider = line2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            line1ImageProvider: CLKFullColorImageProvider(), line2TextProvider: CLKTextProvider())
    }
}

/// An image in a ring.
open class CLKComplicationTemplateGraphicCircularClosedGaugeImage:
    CLKComplicationTemplateGraphicCircular
{
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The image.
    open var imageProvider: CLKFullColorImageProvider

    /// Creates a template with the given content.
    public init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) {
        self.gaugeProvider = gaugeProvider
        self.imageProvider = imageProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(gaugeProvider: CLKGaugeProvider(), imageProvider: CLKFullColorImageProvider())
    }
}

/// Text in a ring.
open class CLKComplicationTemplateGraphicCircularClosedGaugeText:
    CLKComplicationTemplateGraphicCircular
{
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The text in the center.
    open var centerTextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) {
        self.gaugeProvider = gaugeProvider
        self.centerTextProvider = centerTextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(gaugeProvider: CLKGaugeProvider(), centerTextProvider: CLKTextProvider())
    }
}

/// Text in an open ring, with an image in its gap.
open class CLKComplicationTemplateGraphicCircularOpenGaugeImage:
    CLKComplicationTemplateGraphicCircular
{
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The image in the gap.
    open var bottomImageProvider: CLKFullColorImageProvider
    /// The text in the center.
    open var centerTextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(
        gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider,
        centerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.bottomImageProvider = bottomImageProvider
        self.centerTextProvider = centerTextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            gaugeProvider: CLKGaugeProvider(), bottomImageProvider: CLKFullColorImageProvider(),
            centerTextProvider: CLKTextProvider())
    }
}

/// Text in an open ring, with text in its gap.
open class CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText:
    CLKComplicationTemplateGraphicCircular
{
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The text in the gap.
    open var bottomTextProvider: CLKTextProvider
    /// The text in the center.
    open var centerTextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(
        gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider,
        centerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.bottomTextProvider = bottomTextProvider
        self.centerTextProvider = centerTextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            gaugeProvider: CLKGaugeProvider(), bottomTextProvider: CLKTextProvider(),
            centerTextProvider: CLKTextProvider())
    }
}

/// Text in an open ring, with its bounds in its gap.
open class CLKComplicationTemplateGraphicCircularOpenGaugeRangeText:
    CLKComplicationTemplateGraphicCircular
{
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The text at the start of the gauge.
    open var leadingTextProvider: CLKTextProvider
    /// The text at the end of the gauge.
    open var trailingTextProvider: CLKTextProvider
    /// The text in the center.
    open var centerTextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider,
        trailingTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.centerTextProvider = centerTextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            gaugeProvider: CLKGaugeProvider(), leadingTextProvider: CLKTextProvider(),
            trailingTextProvider: CLKTextProvider(), centerTextProvider: CLKTextProvider())
    }
}

/// A view.
public final class CLKComplicationTemplateGraphicCircularView<Content: View>:
    CLKComplicationTemplateGraphicCircular
{
    /// The view.
    public let content: Content

    /// Shows a view.
    public init(_ content: Content) {
        self.content = content
    }
}

/// A view in a ring.
public final class CLKComplicationTemplateGraphicCircularClosedGaugeView<Content: View>:
    CLKComplicationTemplateGraphicCircular
{
    /// The gauge.
    public var gaugeProvider: CLKGaugeProvider
    /// The view.
    public let label: Content

    /// Shows a view.
    public init(gaugeProvider: CLKGaugeProvider, @ViewBuilder label: () -> Content) {
        self.gaugeProvider = gaugeProvider
        self.label = label()
    }
}
