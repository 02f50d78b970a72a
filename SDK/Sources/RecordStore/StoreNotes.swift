import Foundation

extension RecordStore {
    /// Returns the text that ``setNote(_:_:)`` kept under a name; nil: none.
    package func note(_ name: String) throws(RecordStoreError) -> String? {
        try locked { () throws(RecordStoreError) in
            try connection.prepareNotes()
            var text: String?
            try connection.run("SELECT text FROM note WHERE name = ?", .text(name)) {
                text = $0.text(0)
            }
            return text
        }
    }

    /// Keeps a text under a name in the store's file, beside its objects; replaces an older one.
    package func setNote(_ name: String, _ text: String) throws(RecordStoreError) {
        try locked { () throws(RecordStoreError) in
            try connection.prepareNotes()
            try connection.run(
                "INSERT OR REPLACE INTO note (name, text) VALUES (?, ?)", .text(name), .text(text))
        }
    }

    /// Calls `body` while no other process is in this function for the same store.
    ///
    /// - Throws: what `body` throws, and ``RecordStoreError/refused(_:code:message:)`` after it
    ///   waited a minute.
    package func withMigrationLock<T>(_ body: () throws -> T) throws -> T {
        // A database beside the store is a lock that ends with its process, and does not keep
        // others from saving.
        let lock = try SQLiteConnection(
            at: url.appendingPathExtension("migration"), patience: 60_000)
        return try lock.transaction(.writing) { () throws(RecordStoreError) in
            Result { try body() }
        }.get()
    }
}

extension SQLiteConnection {
    fileprivate func prepareNotes() throws(RecordStoreError) {
        try run("CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, text TEXT NOT NULL)")
    }
}
