package import AppIntents
package import CWidgetPlugin

/// The description of a widget for the runner.
package struct WidgetDescription {
    /// Identifies the widget for ever and everywhere.
    package let kind: String
    /// Answers the runner's requests.
    package let provider: any WidgetProvider
    /// Shown to the user; `nil`: the bundle's name, or the kind.
    package var displayName: String?
    /// Shown to the user; `nil`: none.
    package var summary: String?
    /// The set of supported families.
    package var families: widget_family
    /// Options of the C header, such as `WIDGET_CONTENT_MARGINS_DISABLED`.
    package var options = UInt32(WIDGET_CONTENT_MARGINS_WITH_BACKGROUND)
    /// The parameters that users can set.
    package var parameters: [DeclaredParameter] = []
    /// The name of the intent that declares them, which a companion may handle; `nil`: none.
    package var intent: String?
    /// Whether the provider has configurations to recommend.
    package var recommends = false

    /// Describes a widget without a name.
    package init(kind: String, families: widget_family, provider: any WidgetProvider) {
        self.kind = kind
        self.families = families
        self.provider = provider
    }
}

/// Answers requests for a widget's entries, on the runner's provider thread.
package protocol WidgetProvider: AnyObject, Sendable {
    /// Adds one entry without data, at once.
    func placeholder(_ request: TimelineRequest)
    /// Adds one entry for the current time, now or later.
    func snapshot(_ request: TimelineRequest)
    /// Adds the future entries and the time of the next request, now or later.
    func timeline(_ request: TimelineRequest)
    /// Adds an entry made elsewhere, for a preview; `false` when it is not an entry of this widget.
    func add(_ entry: Any, to request: TimelineRequest) -> Bool
    /// Adds the configurations that users can place the widget with, now or later.
    func recommend(_ request: RecommendationsRequest)
}

extension WidgetProvider {
    /// Recommends nothing by default.
    package func recommend(_ request: RecommendationsRequest) {}
}
