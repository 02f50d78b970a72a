import Foundation

/// One open database; used by one thread at a time.
final class SQLiteConnection {
    /// A value for a statement's parameter.
    enum Value {
        case null
        case integer(Int64)
        case real(Double)
        case text(Data)

        static func text(_ string: String) -> Value { .text(Data(string.utf8)) }
    }

    /// A row of a statement's answer; valid only during the call that it is passed to.
    struct Row {
        fileprivate let statement: SQLiteLibrary.Statement
        fileprivate let library: SQLiteLibrary

        func integer(_ column: Int32) -> Int64 { library.column_int64(statement, column) }

        func real(_ column: Int32) -> Double { library.column_double(statement, column) }

        /// The text of a column; nil for NULL.
        func data(_ column: Int32) -> Data? {
            guard library.column_type(statement, column) != SQLiteCode.null,
                let bytes = library.column_text(statement, column)
            else { return nil }
            return Data(bytes: bytes, count: Int(library.column_bytes(statement, column)))
        }

        func text(_ column: Int32) -> String? {
            data(column).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private let library: SQLiteLibrary
    private let database: SQLiteLibrary.Database
    private let url: URL
    private var prepared: [String: SQLiteLibrary.Statement] = [:]

    /// Opens a database, and creates its file if there is none.
    ///
    /// - Parameters:
    ///   - patience: how long to wait for another process's lock, in milliseconds.
    ///   - isInMemory: keeps the database in memory, where it ends with the connection; the file is
    ///     not touched.
    init(at url: URL, patience: Int32, isInMemory: Bool = false) throws(RecordStoreError) {
        library = try SQLiteLibrary.loaded.get()
        self.url = url
        var opened: SQLiteLibrary.Database?
        let flags =
            SQLiteCode.openReadWrite | SQLiteCode.openCreate | SQLiteCode.openFullMutex
            | (isInMemory ? SQLiteCode.openMemory : 0)
        let code = library.open_v2(url.path, &opened, flags, nil)
        guard code == SQLiteCode.ok, let opened else {
            let message = String(cString: library.errmsg(opened))
            _ = library.close_v2(opened)
            throw .refused(url, code: code, message: message)
        }
        database = opened
        _ = library.busy_timeout(database, patience)
    }

    deinit {
        for statement in prepared.values { _ = library.finalize(statement) }
        _ = library.close_v2(database)
    }

    /// Runs one statement, and calls `body` with each row of its answer.
    func run(
        _ sql: String, _ values: Value..., body: (Row) -> Void = { _ in }
    ) throws(RecordStoreError) {
        let statement = try statement(sql)
        defer { _ = library.reset(statement) }
        for (index, value) in zip(Int32(1)..., values) { try bind(value, index, to: statement) }
        while true {
            let code = library.step(statement)
            switch code {
            case SQLiteCode.row: body(Row(statement: statement, library: library))
            case SQLiteCode.done: return
            default: throw failure(code)
            }
        }
    }

    /// Runs a statement whose answer is one whole number; 0 if it answers nothing.
    func number(_ sql: String) throws(RecordStoreError) -> Int64 {
        var number: Int64 = 0
        try run(sql) { number = $0.integer(0) }
        return number
    }

    /// Whether a transaction writes.
    ///
    /// Other processes can read meanwhile, and write unless it does.
    enum Purpose: String {
        case reading = "DEFERRED"
        case writing = "IMMEDIATE"
    }

    /// Calls `body` in a transaction, which is rolled back if it throws.
    func transaction<T>(
        _ purpose: Purpose, _ body: () throws(RecordStoreError) -> T
    ) throws(RecordStoreError) -> T {
        try run("BEGIN \(purpose.rawValue)")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // Fails if SQLite has already rolled back by itself; then nothing is left to do.
            try? run("ROLLBACK")
            throw error
        }
    }

    private func statement(_ sql: String) throws(RecordStoreError) -> SQLiteLibrary.Statement {
        if let statement = prepared[sql] { return statement }
        var statement: SQLiteLibrary.Statement?
        let code = library.prepare_v2(database, sql, -1, &statement, nil)
        guard code == SQLiteCode.ok, let statement else { throw failure(code) }
        prepared[sql] = statement
        return statement
    }

    private func bind(
        _ value: Value, _ index: Int32, to statement: SQLiteLibrary.Statement
    ) throws(RecordStoreError) {
        let code =
            switch value {
            case .null: library.bind_null(statement, index)
            case .integer(let number): library.bind_int64(statement, index, number)
            case .real(let number): library.bind_double(statement, index, number)
            case .text(let text): bind(text, index, to: statement)
            }
        guard code == SQLiteCode.ok else { throw failure(code) }
    }

    private func bind(
        _ text: Data, _ index: Int32, to statement: SQLiteLibrary.Statement
    ) -> Int32 {
        // SQLITE_TRANSIENT: SQLite takes a copy.
        let copied = unsafeBitCast(-1, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
        // An empty text has no address, which would be NULL.
        let bytes = text.isEmpty ? [0] : [UInt8](text)
        return bytes.withUnsafeBufferPointer {
            library.bind_text64(
                statement, index, $0.baseAddress, UInt64(text.count), copied, SQLiteCode.utf8)
        }
    }

    private func failure(_ code: Int32) -> RecordStoreError {
        if code & 0xFF == SQLiteCode.notADatabase { return .foreignFile(url) }
        return .refused(url, code: code, message: String(cString: library.errmsg(database)))
    }
}
