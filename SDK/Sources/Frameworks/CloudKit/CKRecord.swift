public import CoreLocation
public import Foundation

/// A record of values by name, in memory only.
public final class CKRecord: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The name of a kind of records.
    public typealias RecordType = String
    /// The name of a field.
    public typealias FieldKey = String

    /// The identifier of a record.
    public struct ID: Hashable, Sendable {
        /// The name of the record.
        public let recordName: String
        /// The zone of the record.
        public let zoneID: CKRecordZone.ID

        /// Creates an identifier from a name.
        public init(
            recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default
        ) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
    }

    /// A reference to another record.
    public final class Reference: NSObject, @unchecked Sendable {
        // Unchecked: it is immutable.

        /// What happens to the record when the referenced one is deleted.
        public enum Action: UInt, Sendable {
            /// No action.
            case none
            /// The record is deleted as well.
            case deleteSelf
        }

        /// The referenced record.
        public let recordID: ID
        /// What happens to the record when the referenced one is deleted.
        public let referenceAction: Action

        /// Creates a reference to a record by its identifier.
        public init(recordID: ID, action: Action) {
            (self.recordID, referenceAction) = (recordID, action)
        }

        /// Creates a reference to a record.
        public convenience init(record: CKRecord, action: Action) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    /// The record type.
    public let recordType: RecordType
    /// The identifier of the record.
    public let recordID: ID
    /// The record it belongs to.
    public var parent: Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// Creates a record of a type.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    /// A record of a kind in a zone.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// The creation date; always `nil`.
    public var creationDate: Date? { nil }
    /// The modification date; always `nil`.
    public var modificationDate: Date? { nil }
    /// The creator; always `nil`.
    public var creatorUserRecordID: ID? { nil }
    /// The last user who modified the record; always `nil`.
    public var lastModifiedUserRecordID: ID? { nil }
    /// The change tag; always `nil`.
    public var recordChangeTag: String? { nil }

    /// The value of a field.
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

    /// Returns the value of a field.
    public func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }

    /// Sets a value; `nil` removes it.
    public func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        self[key] = object
    }

    /// Returns the value of a field.
    public func value(forKey key: FieldKey) -> Any? { self[key] }

    /// Sets the value of a field; `nil` removes it, and unsupported types are ignored.
    public func setValue(_ value: Any?, forKey key: FieldKey) {
        self[key] = value as? any CKRecordValueProtocol
    }

    /// Sets several values.
    public func setValuesForKeys(_ keyedValues: [FieldKey: any CKRecordValueProtocol]) {
        for (key, value) in keyedValues { self[key] = value }
    }

    /// The names of all values.
    public func allKeys() -> [FieldKey] { values.keys.sorted() }

    /// Returns the names of values that were set or removed.
    public func changedKeys() -> [FieldKey] { changed.sorted() }

    /// The record itself, because nothing is encrypted in memory.
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
    /// Encodes the record type and identifier, without values.
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

/// A value that a record can contain.
public protocol CKRecordValueProtocol {}

/// A value that a record can contain.
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
