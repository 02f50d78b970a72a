public import Foundation
import RecordStore

/// The identifier of an object, valid in all contexts and processes.
///
/// Differs from Apple: the temporary identifier of an object equals its permanent one.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The entity of the object.
    public let entity: NSEntityDescription
    let name: Record.Name
    private weak var store: NSPersistentStore?
    private let storeIdentifier: String?

    /// Creates an identifier that no object has.
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

    /// The store of the object; `nil` before it is saved and after the store was closed.
    open var persistentStore: NSPersistentStore? { store }

    /// Returns the identifier as a URL, for `managedObjectID(forURIRepresentation:)` of any process.
    open func uriRepresentation() -> URL {
        var components = URLComponents()
        components.scheme = "x-coredata"
        components.host = storeIdentifier ?? ""
        components.path = "/\(name.entity)/\(isTemporaryID ? "t" : "p")\(name.id.uuidString)"
        return components.url ?? URL(filePath: name.id.uuidString)
    }

    /// Parses the URL of a permanent identifier; `nil` for other URLs.
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
