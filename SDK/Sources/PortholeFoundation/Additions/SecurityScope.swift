public import Foundation

extension URL {
    /// Asks for a file outside of the container.
    ///
    /// No effect here: what a plugin may read does not depend on it.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Gives a file outside of the container back.
    ///
    /// No effect here: what a plugin may read does not depend on it.
    public func stopAccessingSecurityScopedResource() {}
}
