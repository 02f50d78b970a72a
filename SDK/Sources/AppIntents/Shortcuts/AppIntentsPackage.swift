/// A module that contributes intents to an app.
public protocol AppIntentsPackage {
    /// Other modules that contribute intents to the app.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// No other modules by default.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
