import Foundation
import GRDB
import WidgetWire

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
            let instance = try row.value("instance", String.self)
            let name = try row.value("name", String.self)
            settings[instance, default: [:]][name] = try ConfigurationValue(row)
        }
        return try Row.fetchAll(
            database,
            sql: "SELECT id, kind, family, created, revision FROM instance \(ofInstance) "
                + "ORDER BY number", arguments: arguments
        ).map { try WidgetInstance($0, settings) }
    }

    private init(_ row: Row, _ settings: [String: [String: ConfigurationValue]]) throws {
        let (id, name) = (try row.value("id", String.self), try row.value("family", String.self))
        guard let family = WidgetFamily(rawValue: name) else {
            throw StoreProblem.damaged("\(id) has the unknown family '\(name)'")
        }
        self.init(
            id: id, kind: try row.value("kind", String.self), family: family,
            configuration: settings[id] ?? [:], created: try row.date("created"),
            revision: try row.value("revision", Int.self))
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
        let type = ParameterType(rawValue: try row.value("type", String.self))
        let value = try row.value("value", DatabaseValue.self)
        switch (type, value.storage) {
        case (.bool, .int64(let number)): self = .bool(number != 0)
        case (.int, .int64(let number)): self = .int(number)
        case (.double, .double(let number)) where number.isFinite: self = .double(number)
        case (.double, .int64(let number)): self = .double(Double(number))
        case (.string, .string(let text)): self = .string(text)
        case (.date, .double), (.date, .int64): self = .date(try row.date("value"))
        default:
            let (instance, name) = (
                try row.value("instance", String.self), try row.value("name", String.self)
            )
            throw StoreProblem.damaged("the value of '\(name)' in \(instance) cannot be read")
        }
    }
}

extension Row {
    /// The value of a column, which may be of any type in a damaged file.
    func value<Value: DatabaseValueConvertible>(
        _ column: String, _ type: Value.Type
    ) throws(StoreProblem) -> Value {
        do {
            return try decode(type, forColumn: column)
        } catch {
            throw .damaged("a value of the column '\(column)' cannot be read")
        }
    }

    /// The date in a column, of the years 1 to 9999.
    func date(_ column: String) throws(StoreProblem) -> Date {
        let time = try value(column, Double.self)
        guard ShowableDates.range.contains(time) else {
            throw .damaged("a date of the column '\(column)' is not in the years 1 to 9999")
        }
        return Date(timeIntervalSince1970: time)
    }
}
