import GRDB

/// What can be wrong with the file that placed widgets are kept in.
public enum StoreProblem: Error, Sendable, Hashable {
    /// It, or its folder, cannot be made, read or written, for this reason.
    case unusable(String)
    /// What is in it makes no sense, in these words.
    case damaged(String)
    /// A newer version wrote it: its format, and the newest this version knows.
    case newer(version: Int, known: Int)
    /// Another program has been writing it for too long.
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
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH:
            return .damaged(words)
        case .SQLITE_BUSY, .SQLITE_LOCKED: return .busy
        default: return .unusable(words)
        }
    }
}
