import Foundation
import WidgetWire

/// A request to a widget's provider.
public struct WidgetRequest: Sendable {
    /// The function of the provider that answers.
    public enum Purpose: Sendable, Hashable {
        /// The entries from now on.
        case timeline
        /// One entry for this moment.
        case snapshot
        /// One entry without data, drawn redacted.
        case placeholder
    }

    /// The widget's kind.
    public var kind: String
    /// The size to draw it in.
    public var family: WidgetFamily
    /// The parameters that differ from their defaults, by name.
    public var configuration: [String: ConfigurationValue]
    /// The function of the provider that answers.
    public var purpose: Purpose
    /// Whether the answer is for a gallery, so that sample data are wanted quickly.
    public var isPreview: Bool
    /// The moment the request is made for; the plugin sees it as the present.
    public var now: Date
    /// The environments that each entry is drawn for.
    ///
    /// Empty means one: the family's default size, light, at scale 2. An environment without a size
    /// gets the family's, one without a scale 2, one without a locale or a time zone the
    /// configuration's.
    public var environments: [WidgetEnvironment]

    /// Asks `kind` for its timeline from `now` on.
    public init(
        kind: String, family: WidgetFamily, configuration: [String: ConfigurationValue] = [:],
        purpose: Purpose = .timeline, isPreview: Bool = false, now: Date = Date(),
        environments: [WidgetEnvironment] = []
    ) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.purpose = purpose
        self.isPreview = isPreview
        self.now = now
        self.environments = environments
    }
}
