/// A module whose intents belong to an app.
public protocol AppIntentsPackage {
    /// Other modules whose intents belong to the app too.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// None.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
