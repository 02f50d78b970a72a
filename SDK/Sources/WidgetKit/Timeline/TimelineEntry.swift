public import Foundation

/// The state of a widget from a date on.
public protocol TimelineEntry {
    /// The date from which the entry is shown.
    var date: Date { get }
    /// The relevance of the entry in rotating stacks.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// No relevance.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry compared with other entries of the same provider.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// The score; 0 or less means not relevant.
    public var score: Float
    /// The duration in seconds; 0 lasts until the next entry with a relevance.
    public var duration: TimeInterval

    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
