public import Foundation

/// A zone of a database.
public final class CKRecordZone: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The identifier of a zone.
    public struct ID: Hashable, Sendable {
        /// The name of the zone that each database has.
        public static let defaultZoneName = "_defaultZone"
        /// The zone that each database has.
        public static let `default` = ID()

        /// The name of the zone.
        public let zoneName: String
        /// The name of the owner.
        public let ownerName: String

        /// Creates an identifier from a name.
        public init(
            zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName
        ) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
    }

    /// The identifier of a zone.
    public let zoneID: ID

    /// Creates a zone with a name.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

    /// Creates a zone from its identifier.
    public init(zoneID: ID) { self.zoneID = zoneID }

    /// The zone that each database has.
    public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
