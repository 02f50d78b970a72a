public import Foundation

extension URL {
    /// How a bookmark is made; no effect here.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As short as it can be.
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        /// Fit to be kept in an alias file.
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        /// With the right to open the file later.
        public static let withSecurityScope = Self(rawValue: 1 << 11)
        /// With the right to read the file later.
        public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
        /// Without the right to open the file later.
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }

    /// How a bookmark is followed; no effect here.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nobody is asked.
        public static let withoutUI = Self(rawValue: 1 << 8)
        /// No volume is mounted.
        public static let withoutMounting = Self(rawValue: 1 << 9)
        /// With the right to open the file.
        public static let withSecurityScope = Self(rawValue: 1 << 10)
        /// Without the right to open the file.
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    private static let bookmarkMark = "porthole-bookmark "

    /// What finds the file again.
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

    /// Finds the file of a bookmark again; throws where it is gone or the data are none.
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
