import Foundation

/// A picture that was written, in `preview --json`.
struct PictureDocument: Encodable {
    let title: String
    let appearance: String
    /// The entry's number, from 1; 0 for the page of all.
    let entry: Int
    let date: Date
    let file: String
}
