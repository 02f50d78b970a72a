public import CoreLocation
public import Foundation

/// A record of values by name, in memory only.
public final class CKRecord: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The name of a kind of records.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// What distinguishes a record.
    public struct ID: Hashable, Sendable {
        /// The record's name.
        public let recordName: String
        /// The zone it is in.
        public let zoneID: CKRecordZone.ID

        /// The record of a name.
        public init(
            recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default
        ) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
    }

    /// What a record says of another.
    public final class Reference: NSObject, @unchecked Sendable {
        // Unchecked: nothing in it changes.

        /// What becomes of a record whose other is deleted.
        public enum Action: UInt, Sendable {
            /// It stays.
            case none
            /// It is deleted, too.
            case deleteSelf
        }

        /// The other record.
        public let recordID: ID
        /// What becomes of this one without it.
        public let referenceAction: Action

        /// Refers to a record by what distinguishes it.
        public init(recordID: ID, action: Action) {
            (self.recordID, referenceAction) = (recordID, action)
        }

        /// Refers to a record.
        public convenience init(record: CKRecord, action: Action) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    /// The kind of record.
    public let recordType: RecordType
    /// What distinguishes the record.
    public let recordID: ID
    /// The record it belongs to.
    public var parent: Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// A record of a kind.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    /// A record of a kind in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// When it was first saved: never here.
    public var creationDate: Date? { nil }
    /// When it was last saved: never here.
    public var modificationDate: Date? { nil }
    /// Who saved it first: nobody here.
    public var creatorUserRecordID: ID? { nil }
    /// Who saved it last: nobody here.
    public var lastModifiedUserRecordID: ID? { nil }
    /// What changes when it is saved: it never is.
    public var recordChangeTag: String? { nil }

    /// A value by its name.
    ///
    /// Numbers come back as `NSNumber`, which can be taken for each kind of number.
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue.map(Self.stored)
            changed.insert(key)
        }
    }

    /// A value of a known type by its name.
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { self[key] = newValue.map { $0 as any CKRecordValueProtocol } }
    }

    /// A value by its name.
    public func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }

    /// Sets a value; nil takes it away.
    public func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        self[key] = object
    }

    /// A value by its name.
    public func value(forKey key: FieldKey) -> Any? { self[key] }

    /// Sets a value of a kind that records hold, and nothing for others; nil takes it away.
    public func setValue(_ value: Any?, forKey key: FieldKey) {
        self[key] = value as? any CKRecordValueProtocol
    }

    /// Sets several values.
    public func setValuesForKeys(_ keyedValues: [FieldKey: any CKRecordValueProtocol]) {
        for (key, value) in keyedValues { self[key] = value }
    }

    /// The names of all values.
    public func allKeys() -> [FieldKey] { values.keys.sorted() }

    /// The names of values that were set or taken away.
    public func changedKeys() -> [FieldKey] { changed.sorted() }

    /// The record itself: nothing is encrypted in memory.
    public var encryptedValues: CKRecord { self }

    private static func stored(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
        switch value {
        case let value as Bool: NSNumber(value: value)
        case let value as Int64: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: (value as Any as? any BinaryInteger).map { NSNumber(value: Int64($0)) } ?? value
        }
    }
}

extension CKRecord {
    /// Writes down the kind of record and what distinguishes it, without its values.
    public func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID.recordName as NSString, forKey: "RecordName")
        coder.encode(recordID.zoneID.zoneName as NSString, forKey: "ZoneName")
        coder.encode(recordID.zoneID.ownerName as NSString, forKey: "OwnerName")
    }

    /// The record that ``encodeSystemFields(with:)`` wrote down.
    public convenience init?(coder: NSCoder) {
        func text(_ key: String) -> String? {
            coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
        }
        guard let type = text("RecordType"), let name = text("RecordName"),
            let zone = text("ZoneName"), let owner = text("OwnerName")
        else { return nil }
        let zoneID = CKRecordZone.ID(zoneName: zone, ownerName: owner)
        self.init(recordType: type, recordID: ID(recordName: name, zoneID: zoneID))
    }
}

/// What a record can hold.
public protocol CKRecordValueProtocol {}

/// What a record holds.
public typealias CKRecordValue = any CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
