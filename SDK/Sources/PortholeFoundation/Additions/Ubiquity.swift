// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension FileManager {
    /// The user's iCloud account: there is none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of an iCloud container: there is none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        PluginLog.warnOnce("There is no iCloud: url(forUbiquityContainerIdentifier:) is nil.")
        return nil
    }

    /// Whether a file is in iCloud: none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Brings a file from iCloud: an error, as it is not there.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}

/// The key of the reason why values changed, in a notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys whose values changed, in a notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device changed them.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The first values came.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are more than may be.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The user's account is another.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Values that follow the user to other devices.
///
/// Differs from Apple: they stay on this one, in the plugin's defaults.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Unchecked: UserDefaults is safe on any thread.

    /// The only store.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Posted when another device changed a value: never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let defaults = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard

    /// All values.
    open var dictionaryRepresentation: [String: Any] { defaults.dictionaryRepresentation() }

    /// A value, if there is one.
    open func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }

    /// Keeps a value; `nil` removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }

    /// Removes a value.
    open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

    /// A text, if there is one.
    open func string(forKey aKey: String) -> String? { defaults.string(forKey: aKey) }

    /// Bytes, if there are any.
    open func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }

    /// An array, if there is one.
    open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }

    /// A dictionary, if there is one.
    open func dictionary(forKey aKey: String) -> [String: Any]? {
        defaults.dictionary(forKey: aKey)
    }

    /// A truth, or `false`.
    open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

    /// A number, or 0.
    open func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }

    /// A whole number, or 0.
    open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }

    /// Writes the values.
    @discardableResult
    open func synchronize() -> Bool { defaults.synchronize() }
}
