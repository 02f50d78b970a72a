public import Foundation
import RecordStore

/// The identifier of an object, valid in all contexts and processes.
///
/// Differs from Apple: the name that an object has before it is saved stays equal to its last one.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The entity of the object.
    public let entity: NSEntityDescription
    let name: Record.Name
    private weak var store: NSPersistentStore?
    private let storeIdentifier: String?

    /// A name that no other object has.
    public override convenience init() {
        self.init(entity: NSEntityDescription(), name: Record.Name(entity: ""), store: nil)
    }

    init(entity: NSEntityDescription, name: Record.Name, store: NSPersistentStore?) {
        self.entity = entity
        self.name = name
        self.store = store
        storeIdentifier = store?.identifier
    }

    /// Whether the object was never saved.
    open var isTemporaryID: Bool { storeIdentifier == nil }

    /// The store the object lies in; nil before it is saved and after the store was closed.
    open var persistentStore: NSPersistentStore? { store }

    /// The name as a URL, which `managedObjectID(forURIRepresentation:)` takes in any process.
    open func uriRepresentation() -> URL {
        var components = URLComponents()
        components.scheme = "x-coredata"
        components.host = storeIdentifier ?? ""
        components.path = "/\(name.entity)/\(isTemporaryID ? "t" : "p")\(name.id.uuidString)"
        return components.url ?? URL(filePath: name.id.uuidString)
    }

    /// The store's identifier and the object's name in a URL.
    static func parts(of url: URL) -> (store: String, name: Record.Name)? {
        let path = url.path.split(separator: "/")
        guard url.scheme == "x-coredata", let store = url.host, path.count == 2,
            path[1].hasPrefix("p"), let id = UUID(uuidString: String(path[1].dropFirst()))
        else { return nil }
        return (store, Record.Name(entity: String(path[0]), id: id))
    }

    /// Returns whether another identifier is equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID)?.name == name
    }

    /// The hash value.
    open override var hash: Int { name.hashValue }

    /// The identifier as a string for logs.
    open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
