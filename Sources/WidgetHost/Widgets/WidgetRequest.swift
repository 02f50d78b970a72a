import Foundation
import WidgetWire

/// What to ask a widget's provider for.
public struct WidgetRequest: Sendable {
    /// Which of the provider's three functions answers.
    public enum Purpose: Sendable, Hashable {
        /// The entries to come.
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
    /// Which of the provider's functions answers.
    public var purpose: Purpose
    /// Whether the answer is for a gallery: sample data, quickly.
    public var isPreview: Bool
    /// The moment the request is made for; the plugin sees it as the present.
    public var now: Date
    /// What each entry is drawn for, once each.
    ///
    /// Empty means one: the family's default size, light, at scale 2. An environment without a
    /// size, a scale, a locale or a time zone gets the family's, 2, and the configuration's.
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
