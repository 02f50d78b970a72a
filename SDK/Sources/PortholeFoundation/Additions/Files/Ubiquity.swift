// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension FileManager {
    /// The token of the user's iCloud account; always `nil` here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the URL of an iCloud container; always `nil` here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        PluginLog.warnOnce("There is no iCloud: url(forUbiquityContainerIdentifier:) is nil.")
        return nil
    }

    /// Returns whether a file is stored in iCloud; always `false` here.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Downloads a file from iCloud; always throws here.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}

/// The key for the reason of a change in a notification's user info.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key for the changed keys in a notification's user info.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device changed the values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The values were loaded for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The store exceeded its quota.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The iCloud account changed.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// A key-value store shared between the user's devices.
///
/// Differs from Apple: the values stay on this device, in the plugin's defaults.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Unchecked: UserDefaults is safe on any thread.

    /// The shared store.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Posted when another device changed a value; never posted here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let defaults = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard

    /// All keys and values.
    open var dictionaryRepresentation: [String: Any] { defaults.dictionaryRepresentation() }

    /// Returns the value of a key.
    open func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }

    /// Sets the value of a key; `nil` removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }

    /// Removes a value.
    open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

    /// Returns a string.
    open func string(forKey aKey: String) -> String? { defaults.string(forKey: aKey) }

    /// Returns data.
    open func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }

    /// Returns an array.
    open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }

    /// Returns a dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? {
        defaults.dictionary(forKey: aKey)
    }

    /// Returns a Boolean, or `false` if there is none.
    open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

    /// Returns a number, or 0 if there is none.
    open func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }

    /// Returns an integer, or 0 if there is none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }

    /// Writes the values to disk.
    @discardableResult
    open func synchronize() -> Bool { defaults.synchronize() }
}
