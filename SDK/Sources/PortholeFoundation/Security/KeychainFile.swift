import Foundation
import Synchronization

/// The file that keeps a plugin's keychain.
///
/// It lies in the plugin's own container, where no other plugin can read it, and is not enciphered.
enum KeychainFile {
    private static let turn = Mutex(())

    private static var url: URL {
        PluginContainer.url.appending(path: "Library/Keychains/items.plist")
    }

    /// Reads the items, from any thread.
    static func read<Result>(_ body: (KeychainItems) -> Result) -> Result {
        turn.withLock { _ in body(load()) }
    }

    /// Reads the items and writes them when they changed, from any thread.
    static func change(_ body: (inout KeychainItems) -> OSStatus) -> OSStatus {
        turn.withLock { _ in
            var items = load()
            let status = body(&items)
            guard status == errSecSuccess else { return status }
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                let list = try PropertyListSerialization.data(
                    fromPropertyList: items.items, format: .binary, options: 0)
                try list.write(to: url, options: .atomic)
                return errSecSuccess
            } catch {
                PluginLog.warnOnce("The keychain cannot be written: \(error.localizedDescription)")
                return errSecIO
            }
        }
    }

    private static func load() -> KeychainItems {
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let items = list as? [[String: Any]]
        else { return KeychainItems(items: []) }
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
