/// What a plugin lists the first time it is asked for, and what it cannot add to at any other time.
enum ListedOnce<Book: Sendable>: Sendable {
    case unlisted(Book)
    case listing(Book)
    case listed(Book)

    /// What there is, before or after the plugin has listed all.
    var known: Book {
        switch self {
        case .unlisted(let book), .listing(let book), .listed(let book): book
        }
    }

    /// All there is; nil until the plugin has listed it.
    var all: Book? {
        if case .listed(let book) = self { book } else { nil }
    }

    /// Opens the list.
    ///
    /// - Returns: Whether the plugin is to list now: it has not been asked before.
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
    /// - Returns: Whether it is.
    mutating func add<Problem: Error>(
        _ change: (inout Book) throws(Problem) -> Void
    ) throws(Problem) -> Bool {
        guard case .listing(var book) = self else { return false }
        try change(&book)
        self = .listing(book)
        return true
    }
}
