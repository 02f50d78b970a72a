import Foundation

/// Identifies generated values of a response while they are incomplete.
public struct GenerationID: Hashable, Sendable {
    private let value = UUID()

    /// A new one, equal to no other.
    public init() {}
}
