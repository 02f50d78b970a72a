public import Foundation

extension UserDefaults {
    /// Returns the value of a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key; dots are part of the key.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}
