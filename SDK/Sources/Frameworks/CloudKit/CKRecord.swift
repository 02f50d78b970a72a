public import Foundation

/// A record of values by name, in memory only.
public final class CKRecord: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The name of a kind of records.
    public typealias RecordType = String

    /// What distinguishes a record.
    public struct ID: Hashable, Sendable {
        /// The record's name.
        public let recordName: String

        /// The record of a name.
        public init(recordName: String = UUID().uuidString) { self.recordName = recordName }
    }

    /// The kind of record.
    public let recordType: RecordType
    /// What distinguishes the record.
    public let recordID: ID
    private var values: [String: Any] = [:]

    /// A record of a kind.
    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }

    /// A value by its name.
    public subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// The names of all values.
    public func allKeys() -> [String] { values.keys.sorted() }
}

/// What is looked for among records.
public final class CKQuery: NSObject {
    /// Where more is to be found; there is never more.
    public final class Cursor: NSObject {
        override init() {}
    }

    /// The kind of records.
    public let recordType: CKRecord.RecordType
    /// Which ones.
    public let predicate: NSPredicate
    /// In which order.
    public var sortDescriptors: [NSSortDescriptor]?

    /// Looks for records of a kind.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }
}
