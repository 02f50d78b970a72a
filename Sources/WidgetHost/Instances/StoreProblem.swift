import GRDB

/// A problem with the file of placed widgets.
public enum StoreProblem: Error, Sendable, Hashable {
    /// The file or its folder cannot be created, read or written, for this reason.
    case unusable(String)
    /// The contents are not valid, for this reason.
    case damaged(String)
    /// A newer version wrote the file: its format, and the newest format known here.
    case newer(version: Int, known: Int)
    /// Another program has been writing the file for too long.
    case busy

    init(_ error: any Error) {
        switch error {
        case let problem as StoreProblem: self = problem
        case let error as DatabaseError: self = Self.problem(error)
        default: self = .unusable("\(error)")
        }
    }

    private static func problem(_ error: DatabaseError) -> StoreProblem {
        let words = error.message ?? "SQLite's error \(error.resultCode.rawValue)"
        switch error.resultCode {
        // Only these say that the file is bad; other errors may lie in the statement or pass.
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .damaged(words)
        case .SQLITE_BUSY, .SQLITE_LOCKED: return .busy
        default: return .unusable(words)
        }
    }
}
