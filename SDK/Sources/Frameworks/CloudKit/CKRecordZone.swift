public import Foundation

/// A part of a database.
public final class CKRecordZone: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// What distinguishes a zone.
    public struct ID: Hashable, Sendable {
        /// The name of the zone that each database has.
        public static let defaultZoneName = "_defaultZone"
        /// The zone that each database has.
        public static let `default` = ID()

        /// The zone's name.
        public let zoneName: String
        /// Whose it is.
        public let ownerName: String

        /// The zone of a name.
        public init(
            zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName
        ) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
    }

    /// What distinguishes the zone.
    public let zoneID: ID

    /// A zone of a name.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

    /// A zone by what distinguishes it.
    public init(zoneID: ID) { self.zoneID = zoneID }

    /// The zone that each database has.
    public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
