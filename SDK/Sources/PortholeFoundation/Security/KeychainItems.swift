import Foundation

/// The items of a keychain, each a dictionary of its attributes.
struct KeychainItems {
    /// The items as property list dictionaries.
    var items: [[String: NSObject]]

    /// The attributes that identify an item of a class: items with equal values are duplicates.
    private static let identity: [String: Set<String>] = [
        "genp": ["acct", "svce", "agrp", "sync"],
        "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
    ]

    /// Prefixes of query keys, which are not attributes of an item.
    private static let questions = ["r_", "m_", "u_", "v_"]

    /// Adds an item; returns an error status if that is impossible.
    mutating func add(_ attributes: [String: NSObject], now: Date) -> OSStatus {
        guard let kind = attributes["class"] as? String, let names = Self.identity[kind] else {
            return attributes["class"] == nil ? errSecParam : errSecUnimplemented
        }
        var item = attributes.filter { Self.isAttribute($0.key) || $0.key == "v_Data" }
        item["pdmn"] = item["pdmn"] ?? kSecAttrAccessibleWhenUnlocked
        item["sync"] = NSNumber(value: Self.isTrue(item["sync"]))
        item["cdat"] = NSDate(timeIntervalSinceReferenceDate: now.timeIntervalSinceReferenceDate)
        item["mdat"] = item["cdat"]
        item["persistref"] = Data(UUID().uuidString.utf8) as NSData
        guard !items.contains(where: { Self.same($0, item, by: names.union(["class"])) }) else {
            return errSecDuplicateItem
        }
        items.append(item)
        return errSecSuccess
    }

    /// Returns the indexes of the items that match a query, in the order in which they were added.
    func matches(_ query: [String: NSObject]) -> [Int] {
        items.indices.filter { Self.fits(items[$0], query) }
    }

    /// Changes attributes of all items that match a query.
    mutating func update(
        _ query: [String: NSObject], to changes: [String: NSObject], now: Date
    ) -> OSStatus {
        guard !changes.isEmpty else { return errSecParam }
        let found = matches(query)
        guard !found.isEmpty else { return errSecItemNotFound }
        var changed = items
        for index in found {
            changed[index].merge(
                changes.filter { Self.isAttribute($0.key) || $0.key == "v_Data" }
            ) { $1 }
            changed[index]["sync"] = NSNumber(value: Self.isTrue(changed[index]["sync"]))
            changed[index]["mdat"] = NSDate(
                timeIntervalSinceReferenceDate: now.timeIntervalSinceReferenceDate)
        }
        for index in found {
            let names = Self.identity[changed[index]["class"] as? String ?? "", default: []]
            let others = changed.indices.filter { $0 != index }
            if others.contains(where: {
                Self.same(changed[$0], changed[index], by: names.union(["class"]))
            }) {
                return errSecDuplicateItem
            }
        }
        items = changed
        return errSecSuccess
    }

    /// Deletes all items that match a query.
    mutating func delete(_ query: [String: NSObject]) -> OSStatus {
        let found = Set(matches(query))
        guard !found.isEmpty else { return errSecItemNotFound }
        items = items.indices.filter { !found.contains($0) }.map { items[$0] }
        return errSecSuccess
    }

    /// Returns the requested data of an item; `nil` if none was requested.
    func answer(_ index: Int, to query: [String: NSObject]) -> NSObject? {
        let item = items[index]
        var parts: [String: NSObject] = [:]
        if Self.isTrue(query["r_Data"]) { parts["v_Data"] = item["v_Data"] ?? NSData() }
        if Self.isTrue(query["r_PersistentRef"]) { parts["v_PersistentRef"] = item["persistref"] }
        if Self.isTrue(query["r_Attributes"]) {
            let attributes = item.filter { $0.key != "v_Data" && $0.key != "persistref" }
            return attributes.merging(parts) { $1 } as NSDictionary
        }
        return parts.count > 1 ? parts as NSDictionary : parts.values.first
    }

    /// Returns the requested data of all items that match a query; the result is `nil` if there are
    /// none.
    func answer(to query: [String: NSObject]) -> (status: OSStatus, result: NSObject?) {
        let found = matches(query)
        guard let first = found.first else { return (errSecItemNotFound, nil) }
        let limit = query["m_Limit"]
        let count = (limit as? NSNumber)?.intValue ?? (limit == kSecMatchLimitAll ? .max : 1)
        guard limit != nil, limit != kSecMatchLimitOne, count != 1 else {
            return (errSecSuccess, answer(first, to: query))
        }
        let answers = found.prefix(max(count, 0)).compactMap { answer($0, to: query) }
        return (errSecSuccess, answers.isEmpty ? nil : answers as NSArray)
    }

    private static func fits(_ item: [String: NSObject], _ query: [String: NSObject]) -> Bool {
        if let reference = query["v_PersistentRef"] { return item["persistref"] == reference }
        guard let kind = query["class"], item["class"] == kind else { return false }
        if query["sync"] != kSecAttrSynchronizableAny, isTrue(query["sync"]) != isTrue(item["sync"])
        {
            return false
        }
        return query.allSatisfy { name, value in
            !isAttribute(name) || name == "sync" || item[name] == value
        }
    }

    private static func same(
        _ one: [String: NSObject], _ other: [String: NSObject], by names: Set<String>
    ) -> Bool {
        names.allSatisfy { one[$0] == other[$0] }
    }

    private static func isAttribute(_ name: String) -> Bool {
        !questions.contains { name.hasPrefix($0) } && name != "nleg" && name != "persistref"
    }

    private static func isTrue(_ value: NSObject?) -> Bool {
        (value as? NSNumber)?.boolValue ?? false
    }
}
