import Foundation
import GRDB

extension WidgetInstance {
    /// Returns every instance in the order they were placed, or only the one with this id.
    static func fetch(_ database: Database, id: String? = nil) throws -> [WidgetInstance] {
        let ofInstance = id == nil ? "" : "WHERE id = :id"
        let ofSetting = id == nil ? "" : "WHERE instance = :id"
        let arguments: StatementArguments = id == nil ? [] : ["id": id]
        var settings: [String: [String: ConfigurationValue]] = [:]
        let values = try Row.fetchCursor(
            database, sql: "SELECT instance, name, type, value FROM setting \(ofSetting)",
            arguments: arguments)
        while let row = try values.next() {
            let (instance, name): (String, String) = (row["instance"], row["name"])
            settings[instance, default: [:]][name] = try ConfigurationValue(row)
        }
        return try Row.fetchAll(
            database,
            sql: "SELECT id, kind, family, created, revision FROM instance \(ofInstance) "
                + "ORDER BY number", arguments: arguments
        ).map { try WidgetInstance($0, settings) }
    }

    private init(_ row: Row, _ settings: [String: [String: ConfigurationValue]]) throws {
        let (id, name): (String, String) = (row["id"], row["family"])
        guard let family = WidgetFamily(rawValue: name) else {
            throw StoreProblem.damaged("\(id) has the unknown family '\(name)'")
        }
        self.init(
            id: id, kind: row["kind"], family: family, configuration: settings[id] ?? [:],
            created: Date(timeIntervalSince1970: row["created"]), revision: row["revision"])
    }

    /// Adds the instance and its settings.
    func insert(_ database: Database) throws {
        try database.execute(
            sql: "INSERT INTO instance (id, kind, family, created) VALUES (?, ?, ?, ?)",
            arguments: [id, kind, family.rawValue, created.timeIntervalSince1970])
        for (name, value) in configuration { try value.write(database, id, name) }
    }
}

extension ConfigurationValue {
    /// Writes the value of one parameter in place of an earlier one.
    func write(_ database: Database, _ instance: String, _ name: String) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO setting (instance, name, type, value) VALUES (?, ?, ?, ?)",
            arguments: [instance, name, type.rawValue, column])
    }

    private var column: any DatabaseValueConvertible {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .date(let value): value.timeIntervalSince1970
        }
    }

    fileprivate init(_ row: Row) throws {
        let (instance, name): (String, String) = (row["instance"], row["name"])
        let value: DatabaseValue = row["value"]
        switch (ParameterType(rawValue: row["type"]), value.storage) {
        case (.bool, .int64(let number)): self = .bool(number != 0)
        case (.int, .int64(let number)): self = .int(number)
        case (.double, .double(let number)): self = .double(number)
        case (.double, .int64(let number)): self = .double(Double(number))
        case (.string, .string(let text)): self = .string(text)
        case (.date, .double(let time)): self = .date(Date(timeIntervalSince1970: time))
        case (.date, .int64(let time)): self = .date(Date(timeIntervalSince1970: Double(time)))
        default:
            throw StoreProblem.damaged("the value of '\(name)' in \(instance) cannot be read")
        }
    }
}
