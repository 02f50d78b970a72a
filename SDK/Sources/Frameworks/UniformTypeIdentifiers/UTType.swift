/// A uniform type identifier.
///
/// Differs from Apple: the system's types are those declared here, each with one extension and one
/// MIME type.
public struct UTType: Hashable, Codable, Sendable {
    /// The type's name in reverse DNS.
    public let identifier: String

    /// Creates a known type, or one declared by the bundle; `nil` for others.
    public init?(_ identifier: String) {
        guard identifier.contains(".") else { return nil }
        self.identifier = identifier
    }

    /// Creates a type declared by the app.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Creates a type declared by another app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Finds the type of a file by its extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let known = Self.known.first(where: { $0.value.fileExtension == wanted }) else {
            return nil
        }
        identifier = known.key
    }

    /// Finds the type of a download by its MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.known.first(where: { $0.value.mimeType == mimeType }) else {
            return nil
        }
        identifier = known.key
    }

    /// The usual extension of files of the type.
    public var preferredFilenameExtension: String? { Self.known[identifier]?.fileExtension }

    /// The preferred MIME type.
    public var preferredMIMEType: String? { Self.known[identifier]?.mimeType }

    /// Returns whether the type conforms to another one.
    public func conforms(to type: UTType) -> Bool {
        var current: String? = identifier
        while let name = current {
            if name == type.identifier { return true }
            current = Self.known[name]?.parent
        }
        return false
    }
}

extension URL {
    /// The address with a file's name, to which the type's extension is added where it has another.
    public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
        let url = appendingPathComponent(partialName)
        guard let known = type.preferredFilenameExtension, url.pathExtension != known else {
            return url
        }
        return url.appendingPathExtension(known)
    }

    /// The address with a type's extension.
    public func appendingPathExtension(for type: UTType) -> URL {
        type.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }
}
