import Foundation

// The tables of a store: one row for each save, and one for each object.

extension SQLiteConnection {
    private static let format: Int64 = 1
    /// SQLite's mark of our files: "Port" in ASCII.
    private static let application: Int64 = 0x506F_7274

    /// Creates the tables of a new file, and checks those of an old one.
    ///
    /// - Throws: ``RecordStoreError/foreignFile(_:)`` for another program's database,
    ///   ``RecordStoreError/newerFormat(_:version:)`` for tables that this code does not know.
    func prepareRecords(of url: URL) throws(RecordStoreError) {
        if try number("PRAGMA application_id") == Self.application {
            return try checkFormat(of: url)
        }
        try transaction(.writing) { () throws(RecordStoreError) in
            // Another process may have been faster.
            let application = try number("PRAGMA application_id")
            if application == Self.application { return try checkFormat(of: url) }
            let tables = try number("SELECT count(*) FROM sqlite_master")
            guard application == 0, tables == 0 else { throw .foreignFile(url) }
            try run(
                """
                CREATE TABLE save (
                    number INTEGER PRIMARY KEY, date REAL NOT NULL, author TEXT)
                """)
            try run(
                """
                CREATE TABLE record (
                    entity TEXT NOT NULL, id TEXT NOT NULL, contents TEXT, save INTEGER NOT NULL,
                    made INTEGER NOT NULL, UNIQUE (entity, id))
                """)
            try run("CREATE INDEX record_by_save ON record (save)")
            try run("PRAGMA application_id = \(Self.application)")
            try run("PRAGMA user_version = \(Self.format)")
        }
    }

    private func checkFormat(of url: URL) throws(RecordStoreError) {
        let version = try number("PRAGMA user_version")
        guard version <= Self.format else { throw .newerFormat(url, version: version) }
    }

    /// Returns the objects changed and deleted after a save; all objects for 0.
    func news(since number: Int64) throws(RecordStoreError) -> RecordStore.News {
        var news = RecordStore.News(last: try lastSave)
        guard news.last > number else { return news }
        try run(
            "SELECT entity, id, contents FROM record WHERE save > ? ORDER BY rowid",
            .integer(number)
        ) { row in
            guard let name = row.name else { return }
            if let contents = row.data(2) {
                news.kept.append(Record(name: name, contents: contents))
            } else if number > 0 {
                news.removed.append(name)
            }
        }
        return news
    }

    /// Writes changes as one save and returns its number; to be called in a transaction.
    func save(_ changes: RecordChanges) throws(RecordStoreError) -> Int64 {
        let number = try lastSave + 1
        try run(
            "INSERT INTO save (number, date, author) VALUES (?, ?, ?)", .integer(number),
            .real(Date.now.timeIntervalSince1970), changes.author.map { .text($0) } ?? .null)
        for record in changes.kept { try keep(record.name, .text(record.contents), number) }
        for name in changes.removed { try keep(name, .null, number) }
        return number
    }

    /// The number of the last save; 0 before the first.
    var lastSave: Int64 {
        get throws(RecordStoreError) { try number("SELECT coalesce(max(number), 0) FROM save") }
    }

    /// Writes an object's contents; null leaves its name alone, as deleted.
    private func keep(
        _ name: Record.Name, _ contents: Value, _ save: Int64
    ) throws(RecordStoreError) {
        try run(
            """
            INSERT INTO record (entity, id, contents, save, made) VALUES (?, ?, ?, ?4, ?4)
            ON CONFLICT (entity, id) DO UPDATE SET contents = ?3, save = ?4,
                made = CASE WHEN contents IS NULL THEN ?4 ELSE made END
            """,
            .text(name.entity), .text(name.id.uuidString), contents, .integer(save))
    }
}

extension SQLiteConnection.Row {
    /// The object's name, from the columns `entity` and `id`; nil if another program wrote others.
    var name: Record.Name? {
        guard let entity = text(0), let id = text(1).flatMap(UUID.init(uuidString:)) else {
            return nil
        }
        return Record.Name(entity: entity, id: id)
    }
}
