public import Foundation
import Synchronization

/// An attribute of an `AttributedString` that an `NSAttributedString` keeps under a key of its own.
public protocol CarriedAttributeKey: AttributedStringKey where Value: Sendable {}

extension CarriedAttributeKey {
    /// The attribute's name, which is that of the key: it is given once, before a text can have the attribute.
    public static func carried(as key: NSAttributedString.Key) -> String {
        let read: CarriedAttributeKeys.Reading = { run in run[Self.self].map { $0 as AnyHashable } }
        CarriedAttributeKeys.add(key, read)
        return key.rawValue
    }
}

/// The attributes that any text may have had so far.
enum CarriedAttributeKeys {
    typealias Reading = @Sendable (AttributedString.Runs.Run) -> AnyHashable?

    private static let readings = Mutex<[NSAttributedString.Key: Reading]>([:])

    static func add(_ key: NSAttributedString.Key, _ reading: @escaping Reading) {
        readings.withLock { $0[key] = reading }
    }

    /// What a run says in attributes of this kind.
    static func values(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: AnyHashable] {
        readings.withLock { $0 }.compactMapValues { $0(run) }
    }
}
