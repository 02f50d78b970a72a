// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A point in the history of stores.
open class NSPersistentHistoryToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The number of the last save of each store, by the stores' identifiers.
    let saves: [String: Int64]

    init(_ saves: [String: Int64]) { self.saves = saves }

    /// Decodes a token.
    public required init?(coder: NSCoder) {
        // Stored as a string: Foundation for Linux rejects dictionaries inside securely decoded
        // objects.
        guard let text = coder.decodeObject(of: NSString.self, forKey: "saves"),
            let saves = try? JSONDecoder().decode(
                [String: Int64].self, from: Data((text as String).utf8))
        else { return nil }
        self.saves = saves
    }

    /// Whether secure coding is supported; always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the token.
    open func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(saves) else { return }
        coder.encode(NSString(string: String(decoding: data, as: UTF8.self)), forKey: "saves")
    }

    /// Returns the token itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another token is equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPersistentHistoryToken)?.saves == saves
    }

    /// The hash value.
    open override var hash: Int { saves.hashValue }
}

extension NSPersistentStoreCoordinator {
    /// Returns the newest point in the history of stores; `nil` means all of them.
    public func currentPersistentHistoryToken(
        fromStores stores: [Any]?
    ) -> NSPersistentHistoryToken? {
        let stores = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
        if stores.isEmpty { return nil }
        return NSPersistentHistoryToken(
            Dictionary(stores.map { ($0.identifier ?? "", $0.rows.last) }) { first, _ in first })
    }
}

/// The key of the history token, in a notification's `userInfo`.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of the store's identifier, in metadata and in a notification's `userInfo`.
public let NSStoreUUIDKey = "storeUUID"
/// The key of the store's file, in a notification's `userInfo`.
public let NSPersistentStoreURLKey = "storeURL"
