package import Foundation

/// A save in a store's history.
///
/// An object is listed with the last save that changed it only.
package struct RecordSave: Sendable, Equatable {
    /// The save's number: 1 for a store's first, one more for each that follows.
    package let number: Int64
    /// When it was saved.
    package let date: Date
    /// The author that the saving context named; nil: none.
    package let author: String?
    /// The objects that it inserted.
    package var made: [Record.Name] = []
    /// The objects that it updated.
    package var changed: [Record.Name] = []
    /// The objects that it deleted.
    package var removed: [Record.Name] = []

    /// Describes a save without objects.
    package init(number: Int64, date: Date, author: String?) {
        self.number = number
        self.date = date
        self.author = author
    }
}
