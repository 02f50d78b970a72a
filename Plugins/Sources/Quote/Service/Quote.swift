import Foundation

/// A quotation and its author.
struct Quote: Codable, Sendable {
    let content: String
    let author: String

    /// What galleries show.
    static let sample = Quote(
        content: "The sea, once it casts its spell, holds one in its net of wonder forever.",
        author: "Jacques Cousteau")
}
