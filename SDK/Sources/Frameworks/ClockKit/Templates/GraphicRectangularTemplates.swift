public import SwiftUI

/// An image below text.
open class CLKComplicationTemplateGraphicRectangularLargeImage: CLKComplicationTemplate {
    /// The text.
    open var textProvider: CLKTextProvider
    /// The image.
    open var imageProvider: CLKFullColorImageProvider

    /// Creates a template with the given content.
    public init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) {
        self.textProvider = textProvider
        self.imageProvider = imageProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(textProvider: CLKTextProvider(), imageProvider: CLKFullColorImageProvider())
    }
}

/// A header and two lines, or one line that wraps.
open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate {
    /// The image before the header text.
    open var headerImageProvider: CLKFullColorImageProvider?
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// The first line.
    open var body1TextProvider: CLKTextProvider
    /// The second line; the first one wraps without it.
    open var body2TextProvider: CLKTextProvider?

    /// Creates a template with the given content.
    public init(
        headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider? = nil
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.body2TextProvider = body2TextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(headerTextProvider: CLKTextProvider(), body1TextProvider: CLKTextProvider())
    }
}

/// A heading and a line above a gauge.
open class CLKComplicationTemplateGraphicRectangularTextGauge: CLKComplicationTemplate {
    /// The image before the header text.
    open var headerImageProvider: CLKFullColorImageProvider?
    /// The header text.
    open var headerTextProvider: CLKTextProvider
    /// The first line.
    open var body1TextProvider: CLKTextProvider
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider

    /// Creates a template with the given content.
    public init(
        headerImageProvider: CLKFullColorImageProvider? = nil, headerTextProvider: CLKTextProvider,
        body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider
    ) {
        self.headerImageProvider = headerImageProvider
        self.headerTextProvider = headerTextProvider
        self.body1TextProvider = body1TextProvider
        self.gaugeProvider = gaugeProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(
            headerTextProvider: CLKTextProvider(), body1TextProvider: CLKTextProvider(),
            gaugeProvider: CLKGaugeProvider())
    }
}

/// An image.
open class CLKComplicationTemplateGraphicRectangularFullImage: CLKComplicationTemplate {
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

/// A view.
public final class CLKComplicationTemplateGraphicRectangularFullView<Content: View>:
    CLKComplicationTemplate
{
    /// The view.
    public let content: Content

    /// Shows a view.
    public init(_ content: Content) {
        self.content = content
    }
}

/// A view below a heading.
public final class CLKComplicationTemplateGraphicRectangularLargeView<Content: View>:
    CLKComplicationTemplate
{
    /// The header text.
    public var headerTextProvider: CLKTextProvider
    /// The view.
    public let content: Content

    /// Shows a view.
    public init(headerTextProvider: CLKTextProvider, @ViewBuilder content: () -> Content) {
        self.headerTextProvider = headerTextProvider
        self.content = content()
    }
}
