public import Foundation

extension URL {
    /// The folder of what the user makes, in the plugin's container.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what can be made again, in the plugin's container.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of what the app keeps for itself, in the plugin's container.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of the app's library, in the plugin's container.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
    }
}
