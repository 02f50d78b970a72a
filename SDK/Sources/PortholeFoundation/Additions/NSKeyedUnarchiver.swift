public import Foundation

extension NSKeyedUnarchiver {
    /// The array of objects of a class that an archive holds; `nil` where it holds another object.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        let array = try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Any]
        return array?.compactMap { $0 as? DecodedObjectType }
    }
}
