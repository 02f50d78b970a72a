public import SwiftUI

/// A circular image.
open class CLKComplicationTemplateGraphicCornerCircularImage: CLKComplicationTemplate {
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

/// An image above a curved gauge.
open class CLKComplicationTemplateGraphicCornerGaugeImage: CLKComplicationTemplate {
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The text at the start of the gauge.
    open var leadingTextProvider: CLKTextProvider?
    /// The text at the end of the gauge.
    open var trailingTextProvider: CLKTextProvider?
    /// The image.
    open var imageProvider: CLKFullColorImageProvider

    /// Creates a template with the given content.
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil,
        trailingTextProvider: CLKTextProvider? = nil, imageProvider: CLKFullColorImageProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.imageProvider = imageProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(gaugeProvider: CLKGaugeProvider(), imageProvider: CLKFullColorImageProvider())
    }
}

/// Text above a curved gauge.
open class CLKComplicationTemplateGraphicCornerGaugeText: CLKComplicationTemplate {
    /// The gauge.
    open var gaugeProvider: CLKGaugeProvider
    /// The text at the start of the gauge.
    open var leadingTextProvider: CLKTextProvider?
    /// The text at the end of the gauge.
    open var trailingTextProvider: CLKTextProvider?
    /// The outer text.
    open var outerTextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil,
        trailingTextProvider: CLKTextProvider? = nil, outerTextProvider: CLKTextProvider
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.outerTextProvider = outerTextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(gaugeProvider: CLKGaugeProvider(), outerTextProvider: CLKTextProvider())
    }
}

/// Two curved lines.
open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate {
    /// The inner text.
    open var innerTextProvider: CLKTextProvider
    /// The outer text.
    open var outerTextProvider: CLKTextProvider

    /// Creates a template with the given content.
    public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) {
        self.innerTextProvider = innerTextProvider
        self.outerTextProvider = outerTextProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(innerTextProvider: CLKTextProvider(), outerTextProvider: CLKTextProvider())
    }
}

/// An image above curved text.
open class CLKComplicationTemplateGraphicCornerTextImage: CLKComplicationTemplate {
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

/// A view.
public final class CLKComplicationTemplateGraphicCornerCircularView<Content: View>:
    CLKComplicationTemplate
{
    /// The view.
    public let content: Content

    /// Shows a view.
    public init(_ content: Content) {
        self.content = content
    }
}

/// A view above a curved gauge.
public final class CLKComplicationTemplateGraphicCornerGaugeView<Content: View>:
    CLKComplicationTemplate
{
    /// The gauge.
    public var gaugeProvider: CLKGaugeProvider
    /// The text at the start of the gauge.
    public var leadingTextProvider: CLKTextProvider?
    /// The text at the end of the gauge.
    public var trailingTextProvider: CLKTextProvider?
    /// The view.
    public let label: Content

    /// Shows a view.
    public init(
        gaugeProvider: CLKGaugeProvider, leadingTextProvider: CLKTextProvider? = nil,
        trailingTextProvider: CLKTextProvider? = nil, @ViewBuilder label: () -> Content
    ) {
        self.gaugeProvider = gaugeProvider
        self.leadingTextProvider = leadingTextProvider
        self.trailingTextProvider = trailingTextProvider
        self.label = label()
    }
}

/// A view above curved text.
public final class CLKComplicationTemplateGraphicCornerTextView<Content: View>:
    CLKComplicationTemplate
{
    /// The text.
    public var textProvider: CLKTextProvider
    /// The view.
    public let label: Content

    /// Shows a view.
    public init(textProvider: CLKTextProvider, @ViewBuilder label: () -> Content) {
        self.textProvider = textProvider
        self.label = label()
    }
}

/// A circle with text around it.
open class CLKComplicationTemplateGraphicBezelCircularText: CLKComplicationTemplate {
    /// The circle.
    open var circularTemplate: CLKComplicationTemplateGraphicCircular
    /// The text.
    open var textProvider: CLKTextProvider?

    /// Creates a template with the given content.
    public init(
        circularTemplate: CLKComplicationTemplateGraphicCircular,
        textProvider: CLKTextProvider? = nil
    ) {
        self.circularTemplate = circularTemplate
        self.textProvider = textProvider
    }

    /// Creates an instance without content.
    public convenience override init() {
        self.init(circularTemplate: CLKComplicationTemplateGraphicCircular())
    }
}
