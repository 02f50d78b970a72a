public import Foundation

extension URL {
    /// The Documents folder in the plugin's container.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The Caches folder in the plugin's container.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The Application Support folder in the plugin's container.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The Library folder in the plugin's container.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
    }
}
