/// The contents of the `Info.plist` of a `.widgetbundle`.
public struct BundleInfo: Sendable, Hashable {
    /// `CFBundleIdentifier`.
    public let identifier: String
    /// `CFBundleName`; the folder's name without its ending when the key is missing.
    public let name: String
    /// `CFBundleShortVersionString`; empty when the key is missing.
    public let version: String
}
