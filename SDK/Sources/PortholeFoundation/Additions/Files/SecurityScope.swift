public import Foundation

extension URL {
    /// Requests access to a file outside the container.
    ///
    /// No effect here: a plugin's access rights do not depend on it.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends access to a file outside the container.
    ///
    /// No effect here: a plugin's access rights do not depend on it.
    public func stopAccessingSecurityScopedResource() {}
}
