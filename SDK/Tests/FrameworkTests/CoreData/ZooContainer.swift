import CoreData
import Foundation
import Testing

/// Stores of the tests' data model.
enum Zoo {
    /// A container whose store is open, in memory where there is no file.
    static func container(at url: URL?) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Zoo")
        let description = NSPersistentStoreDescription(
            url: url ?? URL(fileURLWithPath: "/dev/null"))
        description.setOption(
            true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        return container
    }

    /// A folder of a test's own, deleted with it.
    final class Folder {
        let url = URL.temporaryDirectory.appending(path: "zoo-\(UUID().uuidString)")
        var store: URL { url.appending(path: "Zoo.sqlite") }

        deinit { try? FileManager.default.removeItem(at: url) }
    }
}
