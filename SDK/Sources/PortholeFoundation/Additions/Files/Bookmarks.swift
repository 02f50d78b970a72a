public import Foundation

extension URL {
    /// Options for creating a bookmark; no effect here.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt

        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the bookmark as small as possible.
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        /// Makes the bookmark suitable for an alias file.
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        /// Includes the right to open the file later.
        public static let withSecurityScope = Self(rawValue: 1 << 11)
        /// Includes the right to read the file later, but not to write it.
        public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
        /// Does not include an implicit right to open the file later.
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }

    /// Options for resolving a bookmark; no effect here.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt

        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Does not ask the user while resolving.
        public static let withoutUI = Self(rawValue: 1 << 8)
        /// Does not mount volumes while resolving.
        public static let withoutMounting = Self(rawValue: 1 << 9)
        /// Applies the access right that the bookmark includes.
        public static let withSecurityScope = Self(rawValue: 1 << 10)
        /// Does not apply an access right implicitly.
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    private static let bookmarkMark = "porthole-bookmark "

    /// Returns a bookmark from which the file can be found again.
    ///
    /// Differs from Apple: it is the file's path, so a file that is moved is not found.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
        }
        return Data((Self.bookmarkMark + standardizedFileURL.path).utf8)
    }

    /// Resolves a bookmark; throws if the file no longer exists or the data are not a bookmark.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
    ) throws {
        guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.bookmarkMark)
        else { throw CocoaError(.fileReadCorruptFile) }
        let file = URL(fileURLWithPath: String(text.dropFirst(Self.bookmarkMark.count)))
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: file])
        }
        bookmarkDataIsStale = false
        self = file
    }
}
