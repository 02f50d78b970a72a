public import Foundation
import Synchronization

/// An attribute of `AttributedString` that `NSAttributedString` stores under a key of its own.
public protocol CarriedAttributeKey: AttributedStringKey where Value: Sendable {}

extension CarriedAttributeKey {
    /// Registers the attribute for a key and returns its name; called once, before any text can
    /// have the attribute.
    public static func carried(as key: NSAttributedString.Key) -> String {
        let read: CarriedAttributeKeys.Reading = { run in run[Self.self].map { $0 as AnyHashable } }
        CarriedAttributeKeys.add(key, read)
        return key.rawValue
    }
}

/// All registered attributes.
enum CarriedAttributeKeys {
    typealias Reading = @Sendable (AttributedString.Runs.Run) -> AnyHashable?

    private static let readings = Mutex<[NSAttributedString.Key: Reading]>([:])

    static func add(_ key: NSAttributedString.Key, _ reading: @escaping Reading) {
        readings.withLock { $0[key] = reading }
    }

    /// Returns the values of a run for the registered attributes.
    static func values(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: AnyHashable] {
        readings.withLock { $0 }.compactMapValues { $0(run) }
    }
}
