public import Foundation

extension NSKeyedUnarchiver {
    /// Decodes an array of objects of a class; returns `nil` if the archive contains another
    /// object.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        let array = try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Any]
        return array?.compactMap { $0 as? DecodedObjectType }
    }
}
