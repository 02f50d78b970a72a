import Foundation
import PortholeFoundation
import Security
import Testing

@Suite("Keychain", .serialized)
struct KeychainTests {
    private let service = UUID().uuidString

    private func query(_ account: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service, kSecAttrAccount as String: account,
        ]
    }

    private func password(_ account: String) -> String? {
        var query = query(account)
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess,
            let data = item as? Data
        else { return nil }
        return String(data: data, encoding: .utf8)
    }

    @Test func `keeps, changes and deletes passwords`() {
        #expect(password("ada") == nil)
        var item = query("ada")
        item[kSecValueData as String] = Data("one".utf8)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        #expect(password("ada") == "one")
        let change = [kSecValueData: Data("two".utf8)] as [String: Any] as CFDictionary
        #expect(SecItemUpdate(query("ada") as CFDictionary, change) == errSecSuccess)
        #expect(password("ada") == "two")
        #expect(SecItemUpdate(query("bob") as CFDictionary, change) == errSecItemNotFound)
        #expect(SecItemDelete(query("ada") as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(query("ada") as CFDictionary) == errSecItemNotFound)
        #expect(password("ada") == nil)
    }

    @Test func `answers with attributes, with all items, and by a name that lasts`() throws {
        let all = [kSecClass: kSecClassGenericPassword, kSecAttrService: service] as [String: Any]
        defer { SecItemDelete(all as CFDictionary) }
        var reference: CFTypeRef?
        for account in ["ada", "bob"] {
            var item = query(account)
            item[kSecValueData as String] = Data(account.utf8)
            item[kSecReturnPersistentRef as String] = true
            #expect(SecItemAdd(item as CFDictionary, &reference) == errSecSuccess)
        }
        var asked = all
        asked[kSecMatchLimit as String] = kSecMatchLimitAll
        asked[kSecReturnAttributes as String] = kCFBooleanTrue
        asked[kSecReturnData as String] = kCFBooleanTrue
        var result: AnyObject?
        #expect(SecItemCopyMatching(asked as CFDictionary, &result) == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["ada", "bob"])
        #expect(
            items.map { $0[kSecValueData as String] as? Data } == [
                Data("ada".utf8), Data("bob".utf8),
            ])
        #expect(items.allSatisfy { $0[kSecAttrCreationDate as String] is Date })

        let byName =
            [kSecValuePersistentRef: try #require(reference), kSecReturnAttributes: true]
            as [String: Any]
        #expect(SecItemCopyMatching(byName as CFDictionary, &result) == errSecSuccess)
        let found = try #require(result as? NSDictionary)
        #expect(found.object(forKey: kSecAttrAccount as String) as? String == "bob")
    }

    @Test func `distinguishes synchronizable items, and does not keep those`() {
        var item = query("ada")
        item[kSecAttrSynchronizable as String] = true
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemCopyMatching(query("ada") as CFDictionary, nil) == errSecItemNotFound)
        item[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
        #expect(SecItemCopyMatching(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemDelete(item as CFDictionary) == errSecSuccess)
        item[kSecClass as String] = kSecClassKey
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecUnimplemented)
        #expect(SecItemAdd([kSecAttrAccount as String: "ada"] as CFDictionary, nil) == errSecParam)
    }

    @Test func `leaves a file that it cannot read as it is, and says so`() throws {
        var item = query("ada")
        item[kSecValueData as String] = Data("one".utf8)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        let file = PluginContainer.url.appending(path: "Library/Keychains/items.plist")
        let kept = try Data(contentsOf: file)
        defer {
            try? kept.write(to: file)
            SecItemDelete(query("ada") as CFDictionary)
        }
        try Data("no list".utf8).write(to: file)
        #expect(SecItemCopyMatching(query("ada") as CFDictionary, nil) == errSecIO)
        #expect(SecItemAdd(query("bob") as CFDictionary, nil) == errSecIO)
        #expect(try Data(contentsOf: file) == Data("no list".utf8))
    }

    @Test func `fills memory at random`() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 8)
    }
}
