public import Foundation
import GRDB

extension InstanceStore {
    /// Keeps that an intent was performed by a press, for other programs that show the instance.
    ///
    /// Nothing happens when the instance is gone.
    public func keepPress(of id: String, at date: Date = Date()) async throws(HostError) {
        try await write { database in
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO press (instance, performed)
                    SELECT id, ? FROM instance WHERE id = ?
                    """, arguments: [date.timeIntervalSince1970, id])
        }
    }

    /// When an instance was pressed last; nil when it never was.
    public func lastPress(of id: String) async throws(HostError) -> Date? {
        let time = try await read { database in
            try Double.fetchOne(
                database, sql: "SELECT performed FROM press WHERE instance = ?", arguments: [id])
        }
        return (time ?? nil).map { Date(timeIntervalSince1970: $0) }
    }
}
