public import Foundation

// Differs from Apple: every request fails, because there is no library or catalog; the log says so
// once.

/// A search in the catalog.
public struct MusicCatalogSearchRequest: Sendable {
    /// The results.
    public struct Response: Sendable {
        /// Songs.
        public let songs: MusicItemCollection<Song>
        /// Albums.
        public let albums: MusicItemCollection<Album>
        /// Artists.
        public let artists: MusicItemCollection<Artist>
        /// Lists.
        public let playlists: MusicItemCollection<Playlist>
    }

    /// The search term.
    public let term: String
    /// The maximum number of results of each kind.
    public var limit: Int?
    /// The number of results to skip at the beginning.
    public var offset: Int?

    /// Creates a search for kinds of items.
    public init(term: String, types: [any MusicLibraryRequestable.Type]) { self.term = term }

    /// Fails.
    public func response() async throws -> Response { throw MusicUnavailable.error() }
}

/// The results of one kind.
public struct MusicItemsResponse<MusicItemType: MusicItem>: Sendable {
    /// The items.
    public let items: MusicItemCollection<MusicItemType>
}

/// A request for catalog items by their identifiers.
public struct MusicCatalogResourceRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    /// The maximum number of results.
    public var limit: Int?

    /// Creates a request for an item with a value.
    public init<Value: Sendable>(
        matching keyPath: KeyPath<MusicItemType, Value> & Sendable, equalTo value: Value
    ) {}

    /// Creates a request for items with values.
    public init<Value: Sendable>(
        matching keyPath: KeyPath<MusicItemType, Value> & Sendable, memberOf values: [Value]
    ) {}

    /// Fails.
    public func response() async throws -> MusicItemsResponse<MusicItemType> {
        throw MusicUnavailable.error()
    }
}

/// A request to the user's library.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    /// The maximum number of results.
    public var limit = 0
    /// The number of results to skip at the beginning.
    public var offset = 0

    /// Creates a request for all items.
    public init() {}

    /// Filters items by a value.
    public mutating func filter<Value: Sendable>(
        matching keyPath: KeyPath<MusicItemType, Value> & Sendable, equalTo value: Value
    ) {}

    /// Filters items by a text.
    public mutating func filter(text: String) {}

    /// Sorts items by a value.
    public mutating func sort<Value: Sendable>(
        by keyPath: KeyPath<MusicItemType, Value> & Sendable, ascending: Bool
    ) {}

    /// Fails.
    public func response() async throws -> MusicItemsResponse<MusicItemType> {
        throw MusicUnavailable.error()
    }
}

/// A request for recently played items.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
    /// The maximum number of results.
    public var limit: Int?

    /// Creates a request for all items.
    public init() {}

    /// Fails.
    public func response() async throws -> MusicItemsResponse<MusicItemType> {
        throw MusicUnavailable.error()
    }
}

/// A request for a URL of the catalog.
public struct MusicDataRequest: Sendable {
    /// A response.
    public struct Response: Sendable {
        /// The data of the response.
        public let data: Data
    }

    /// Creates a request.
    public init(urlRequest: URLRequest) {}

    /// Fails.
    public func response() async throws -> Response { throw MusicUnavailable.error() }
}
