// The types are those that authors write.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import RecordStore

/// A store: a SQLite file shared by all processes of a plugin, or memory.
///
/// Differs from Apple: the file's format is Porthole's own; a store that an app wrote on Apple's
/// platforms cannot be read.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // Unchecked: the rows have a lock, the rest is set up by one thread and then read.

    /// The type of the store.
    public let type: String
    /// The file of the store.
    open var url: URL?
    /// The identifier of the store, kept in its file.
    open var identifier: String!
    /// Whether the store is read-only.
    public let isReadOnly: Bool
    /// The options it was opened with.
    public let options: [AnyHashable: Any]?
    /// The part of the model that it has.
    public let configurationName: String
    /// The coordinator of the store.
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The metadata of the store, written with the next save.
    open var metadata: [String: Any]! {
        get { notes.metadata(type: type, identifier: identifier) }
        set { notes.metadata = newValue ?? [:] }
    }

    let rows: StoredRows
    var notes: StoreNotes

    /// Opens a store, and creates a missing file unless it is read-only.
    init(
        type: String, url: URL?, configuration: String?, isReadOnly: Bool,
        options: [AnyHashable: Any]?
    ) throws {
        self.type = type
        self.url = url
        self.options = options
        self.isReadOnly = isReadOnly
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
        if isReadOnly, !isInMemory, let url, !FileManager.default.fileExists(atPath: url.path) {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        let records =
            if let url, !isInMemory { try RecordStore(at: url) } else { try RecordStore() }
        rows = StoredRows(records)
        _ = try rows.readNews()
        notes = StoreNotes(in: rows) ?? StoreNotes()
        super.init()
        if !isReadOnly { try keepNotes() }
        identifier = notes.name.id.uuidString
    }

    /// Writes the store's identifier, unless another process was faster.
    private func keepNotes() throws {
        guard rows.row(notes.name) == nil else { return }
        _ = try rows.save {
            if let found = StoreNotes(in: rows) {
                notes = found
                return RecordChanges()
            }
            return RecordChanges(kept: [try notes.record()])
        }
    }
}
