import Foundation
import SQLite3
import Testing

@Suite("A database that an app shares")
struct SharedDatabaseTests {
    @Test func `is read by SQLite's own functions`() throws {
        var database: OpaquePointer?
        try #require(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        let made = "CREATE TABLE habit (name TEXT); INSERT INTO habit VALUES ('Read'), ('Run');"
        #expect(sqlite3_exec(database, made, nil, nil, nil) == SQLITE_OK)
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, "SELECT name FROM habit ORDER BY name", -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        var names: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            names.append(String(cString: sqlite3_column_text(statement, 0)))
        }
        #expect(names == ["Read", "Run"])
    }
}
