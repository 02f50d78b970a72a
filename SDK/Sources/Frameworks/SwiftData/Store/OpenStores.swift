import Foundation
import Synchronization

/// The stores that this process has opened, so that containers of one file share them.
enum OpenStores {
    private struct Opened {
        let store: ModelStore
        /// The inode of the file, since a deleted and recreated file is another store.
        let file: UInt64?
    }

    private static let opened = Mutex<[String: Opened]>([:])

    /// Returns the store in a file, and creates a missing one.
    static func store(at url: URL) throws -> ModelStore {
        let path = url.standardizedFileURL.path
        return try opened.withLock { opened in
            if let known = opened[path], let file = known.file, file == number(of: path) {
                return known.store
            }
            let store = try ModelStore(at: url)
            opened[path] = Opened(store: store, file: number(of: path))
            return store
        }
    }

    private static func number(of path: String) -> UInt64? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
    }
}

extension ModelConfiguration {
    /// Returns the store of the configuration.
    func opened() throws -> ModelStore {
        if isStoredInMemoryOnly { return try ModelStore(at: nil) }
        do {
            return try OpenStores.store(at: url)
        } catch {
            PluginLog.fail("SwiftData cannot open a store: \(error)")
            throw SwiftDataError.loadIssueModelContainer
        }
    }
}
