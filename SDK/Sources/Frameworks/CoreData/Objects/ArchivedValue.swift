import Foundation

/// Archives the values of transformable attributes.
enum ArchivedValue {
    /// Encodes a value; `nil` if that is impossible.
    static func data(of value: Any) -> Data? {
        guard let object = object(of: value) else { return nil }
        return try? NSKeyedArchiver.archivedData(
            withRootObject: object, requiringSecureCoding: false)
    }

    /// Decodes a value; `nil` if that is impossible.
    static func value(of data: Data) -> Any? {
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    /// Returns the object that an archiver accepts for a value; `nil` if encoding it would crash.
    private static func object(of value: Any) -> NSObject? {
        switch value {
        case let text as String: return NSString(string: text)
        case let number as NSNumber: return number
        case let data as Data: return NSData(data: data)
        case let date as Date: return NSDate(timeIntervalSince1970: date.timeIntervalSince1970)
        case let url as URL: return NSURL(string: url.absoluteString)
        case let uuid as UUID: return NSUUID(uuidString: uuid.uuidString)
        case let list as [Any]:
            let objects = list.compactMap(object)
            return objects.count == list.count ? NSArray(array: objects) : nil
        case let table as [AnyHashable: Any]:
            var objects: [NSObject: NSObject] = [:]
            for (key, value) in table {
                guard let key = object(of: key.base), let value = object(of: value) else {
                    return nil
                }
                objects[key] = value
            }
            return NSDictionary(dictionary: objects)
        case let set as Set<AnyHashable>:
            let objects = set.compactMap { object(of: $0.base) }
            return objects.count == set.count ? NSSet(array: objects) : nil
        case let object as any NSObject & NSCoding: return object
        default: return nil
        }
    }
}
