public import Foundation

/// The name by which an object is found again.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// What the object is.
    public let entity: NSEntityDescription
    private let name: String

    /// A name that no other object has.
    public override convenience init() { self.init(entity: NSEntityDescription()) }

    init(entity: NSEntityDescription, name: String = UUID().uuidString) {
        self.entity = entity
        self.name = name
    }

    /// Whether the object was never saved.
    open var isTemporaryID: Bool { false }

    /// The store the object lies in: it is not known.
    open var persistentStore: NSPersistentStore? { nil }

    /// The name as a URL.
    open func uriRepresentation() -> URL {
        var components = URLComponents()
        components.scheme = "x-coredata"
        components.host = "memory"
        components.path = "/\(entity.name ?? "")/\(name)"
        return components.url ?? URL(filePath: name)
    }

    /// Whether the other names the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID)?.uriRepresentation() == uriRepresentation()
    }

    /// A number for tables.
    open override var hash: Int { uriRepresentation().hashValue }
}
