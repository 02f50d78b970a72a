import Foundation

/// What tells generated things of one response apart while their parts come.
public struct GenerationID: Hashable, Sendable {
    private let value = UUID()

    /// A new one, equal to no other.
    public init() {}
}
