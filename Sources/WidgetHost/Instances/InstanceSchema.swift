import GRDB

/// The tables of placed widgets, and the steps that bring older files up to date.
///
/// A released step is never changed; a later change is another step.
enum InstanceSchema {
    /// The steps, oldest first; a file's `user_version` is the number of steps it has taken.
    private static let steps: [String] = [
        """
        CREATE TABLE instance (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            family TEXT NOT NULL,
            created REAL NOT NULL,
            revision INTEGER NOT NULL DEFAULT 0
        );
        CREATE TABLE setting (
            instance TEXT NOT NULL REFERENCES instance(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            type TEXT NOT NULL,
            value ANY NOT NULL,
            PRIMARY KEY (instance, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE counter (
            word TEXT PRIMARY KEY,
            last INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE shown (
            instance TEXT NOT NULL REFERENCES instance(id) ON DELETE CASCADE,
            metrics INTEGER NOT NULL,
            asked REAL NOT NULL,
            environment BLOB NOT NULL,
            timeline BLOB NOT NULL,
            PRIMARY KEY (instance, metrics)
        );
        CREATE TABLE press (
            instance TEXT PRIMARY KEY REFERENCES instance(id) ON DELETE CASCADE,
            performed REAL NOT NULL
        ) WITHOUT ROWID;
        """,
        """
        DROP TABLE press;
        ALTER TABLE instance ADD COLUMN presses INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE reload (
            plugin TEXT NOT NULL,
            kind TEXT NOT NULL, -- empty: all of the plugin
            number INTEGER NOT NULL,
            PRIMARY KEY (plugin, kind)
        ) WITHOUT ROWID;
        """,
    ]

    /// Takes the steps that a file lacks, all or none.
    ///
    /// - Throws: ``StoreProblem/newer(version:known:)`` for a file that has taken more steps.
    static func bringUpToDate(_ database: Database) throws {
        let version = try version(database)
        guard version >= 0 else { throw StoreProblem.damaged("its format is \(version)") }
        guard version <= steps.count else {
            throw StoreProblem.newer(version: version, known: steps.count)
        }
        guard version < steps.count else { return }
        for step in steps[version...] { try database.execute(sql: step) }
        try database.execute(sql: "PRAGMA user_version = \(steps.count)")
    }

    /// Whether a file has taken exactly the known steps.
    static func isUpToDate(_ database: Database) throws -> Bool {
        try version(database) == steps.count
    }

    private static func version(_ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    }
}
