public import Foundation

/// A widget's state from a date on.
public protocol TimelineEntry {
    /// When the entry starts to show.
    var date: Date { get }
    /// How important the entry is, for stacks that rotate.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// No relevance.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is, compared with the same provider's other entries.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// The importance; 0 or less: none.
    public var score: Float
    /// How long it lasts, in seconds; 0: until the next entry with a relevance.
    public var duration: TimeInterval

    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
