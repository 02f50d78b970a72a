import Foundation

/// Finds resources as SwiftGen's code does, in packages and in Xcode's projects.
enum Resources {
    #if SWIFT_PACKAGE
        static let bundle = Bundle.module
    #else
        static let bundle = Bundle(for: Token.self)
        private final class Token {}
    #endif
}
