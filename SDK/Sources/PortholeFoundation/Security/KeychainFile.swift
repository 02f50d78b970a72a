import Foundation
import Synchronization

/// The file that keeps a plugin's keychain.
///
/// It lies in the plugin's own container, where no other plugin can read it, and is not encrypted.
enum KeychainFile {
    /// One thread at a time; a lock of the file's keeps the plugin's other processes out.
    private static let turn = Mutex(())

    private static var folder: URL { PluginContainer.url.appending(path: "Library/Keychains") }
    private static var url: URL { folder.appending(path: "items.plist") }

    /// Reads the items, from any thread; `errSecIO` where the file cannot be read.
    static func read(_ body: (KeychainItems) -> OSStatus) -> OSStatus {
        turn.withLock { _ in attempt { body(try load()) } }
    }

    /// Reads the items and writes them when they changed, from any thread.
    ///
    /// A file that cannot be read is left as it is: nothing in it is lost.
    static func change(_ body: (inout KeychainItems) -> OSStatus) -> OSStatus {
        turn.withLock { _ in
            attempt {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                let lock = try FileHandle(locking: folder.appending(path: "items.lock"))
                defer { try? lock.close() }
                var items = try load()
                let status = body(&items)
                guard status == errSecSuccess else { return status }
                try PropertyListSerialization.data(
                    fromPropertyList: items.items, format: .binary, options: 0
                ).write(to: url, options: .atomic)
                return errSecSuccess
            }
        }
    }

    private static func attempt(_ body: () throws -> OSStatus) -> OSStatus {
        do {
            return try body()
        } catch {
            PluginLog.warnOnce(
                "The keychain cannot be used: \(url.path): \(error.localizedDescription)")
            return errSecIO
        }
    }

    private static func load() throws -> KeychainItems {
        guard FileManager.default.fileExists(atPath: url.path) else {
            return KeychainItems(items: [])
        }
        let list = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: url), format: nil)
        guard let items = list as? [[String: Any]] else {
            throw CocoaError(.propertyListReadCorrupt)
        }
        return KeychainItems(items: items.map { $0.compactMapValues(object) })
    }

    /// A value as a property list has it; `nil`: it cannot.
    static func object(_ value: Any) -> NSObject? {
        switch value {
        case let text as String: NSString(string: text)
        case let data as Data: data as NSData
        case let date as Date: date as NSDate
        case let number as NSNumber: number
        case let truth as Bool: NSNumber(value: truth)
        case let number as Int: NSNumber(value: number)
        case let text as NSString: text
        case let data as NSData: data
        case let date as NSDate: date
        default: nil
        }
    }
}

extension FileHandle {
    /// Opens a file, made if need be, once no other process has it locked; closing it ends the
    /// lock.
    fileprivate convenience init(locking url: URL) throws {
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        self.init(fileDescriptor: descriptor, closeOnDealloc: true)
        // Not flock(), which is closed to plugins.
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        while fcntl(descriptor, F_SETLKW, &lock) != 0 {
            guard errno == EINTR else { throw CocoaError(.fileLocking) }
        }
    }
}
