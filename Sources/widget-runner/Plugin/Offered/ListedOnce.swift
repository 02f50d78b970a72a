/// A list that a plugin makes when it is first needed, and can add to only then.
enum ListedOnce<Book: Sendable>: Sendable {
    case unlisted(Book)
    case listing(Book)
    case listed(Book)

    /// The items known so far.
    var known: Book {
        switch self {
        case .unlisted(let book), .listing(let book), .listed(let book): book
        }
    }

    /// All items; nil until the plugin has listed them.
    var all: Book? {
        if case .listed(let book) = self { book } else { nil }
    }

    /// Opens the list for the plugin.
    ///
    /// - Returns: Whether the plugin is to list now; false when it has been asked before.
    mutating func begin() -> Bool {
        guard case .unlisted(let book) = self else { return false }
        self = .listing(book)
        return true
    }

    /// Closes the list.
    mutating func end() {
        if case .listing(let book) = self { self = .listed(book) }
    }

    /// Changes the list while it is open.
    ///
    /// - Returns: Whether it is open.
    mutating func add<Problem: Error>(
        _ change: (inout Book) throws(Problem) -> Void
    ) throws(Problem) -> Bool {
        guard case .listing(var book) = self else { return false }
        try change(&book)
        self = .listing(book)
        return true
    }
}
